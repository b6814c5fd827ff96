"""The picture of a tournament: every bot on a line, the bounds of chance around its place; and a page around it."""

from __future__ import annotations

from html import escape

import msgspec

from leng.study.tournament import Standing, Tournament

WIDE, ROW, HEAD, FOOT = 760, 44, 64, 72
LEFT, RIGHT = 190, 150
INK, SOFT, LINE, DOT, GROUND = "#22232e", "#5b5d6b", "#d9d4c4", "#7a1f3d", "#fbf7ec"
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
TICKS = 7

STYLE = f"""
body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; background: {GROUND}; margin: 2rem auto; max-width: 50rem;
  padding: 0 1rem; }}
svg {{ max-width: 100%; height: auto; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; margin: 1rem 0; }}
caption {{ text-align: left; font-weight: 600; padding: .3rem 0; }}
th, td {{ text-align: right; padding: .3rem .8rem; border-bottom: 1px solid {LINE}; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
code {{ background: #efe8d5; padding: .1rem .3rem; overflow-wrap: anywhere; }}
"""


class Labels(msgspec.Struct):
    """What is written in the picture and on the page, in the language of whoever held the tournament."""

    language: str
    title: str
    about: str
    axis: str
    bounds: str  # what the line around a dot means
    columns: list[str]
    meetings: str  # the caption of the table of meetings
    command: str


def picture(found: Tournament, labels: Labels) -> str:
    """The standings as a drawing: a dot for each bot, the best at the top, and a line for what chance may have done."""
    places = [_place(each) for each in found.standings]
    low, high, step = _scale([value for place in places for value in place])
    height = HEAD + ROW * len(places) + FOOT

    def at(value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (value - low) / (high - low)

    unit = " %" if found.together else ""
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}" '
        f'role="img" aria-labelledby="ladder-title ladder-about" font-family="system-ui, sans-serif" font-size="15">',
        f'<title id="ladder-title">{escape(labels.title)}</title>',
        f'<desc id="ladder-about">{escape(_in_words(found))}</desc>',
        f'<rect width="{WIDE}" height="{height}" fill="{GROUND}"/>',
        f'<text x="20" y="34" font-size="20" font-weight="700" fill="{INK}">{escape(labels.title)}</text>',
    ]
    bottom = HEAD + ROW * len(places)
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        drawn.append(f'<path d="M{at(value):.1f} {HEAD - 8}V{bottom}" stroke="{LINE}"/>')
        drawn.append(_text(at(value), bottom + 18, f"{value:g}{unit}", SOFT, "middle", 13))
    for number, (standing, (first, middle, last)) in enumerate(zip(found.standings, places, strict=True)):
        y = HEAD + ROW * number + ROW / 2
        drawn.append(_text(LEFT - 16, y + 5, standing.bot, INK, "end"))
        drawn.append(f'<path d="M{at(first):.1f} {y}H{at(last):.1f}" stroke="{DOT}" stroke-width="3" opacity=".55"/>')
        for end in (first, last):
            drawn.append(f'<path d="M{at(end):.1f} {y - 7}V{y + 7}" stroke="{DOT}" stroke-width="2"/>')
        drawn.append(f'<circle cx="{at(middle):.1f}" cy="{y}" r="7" fill="{DOT}"/>')
        told = f"{middle:.0f}{unit} ({first:.0f}–{last:.0f})"
        drawn.append(_text(WIDE - RIGHT + 16, y + 5, told, INK, "start", 14))
    for number, told in enumerate((labels.axis, labels.bounds)):
        drawn.append(_text(LEFT, bottom + 42 + 18 * number, told, SOFT, "start", 13))
    return "\n".join([*drawn, "</svg>", ""])


def _text(x: float, y: float, told: str, fill: str, anchor: str, size: int = 15) -> str:
    return f'<text x="{x:.1f}" y="{y:g}" text-anchor="{anchor}" font-size="{size}" fill="{fill}">{escape(told)}</text>'


def _place(standing: Standing) -> tuple[float, float, float]:
    """Where a bot stands, and from where to where chance may have moved it."""
    if standing.rating is None:
        low, high = standing.win_interval
        return 100 * low, 100 * standing.win_rate, 100 * high
    low, high = standing.rating_interval or (standing.rating, standing.rating)
    return min(low, standing.rating), standing.rating, max(high, standing.rating)


def _scale(values: list[float]) -> tuple[float, float, float]:
    """The bounds of the axis, and how far its lines are apart."""
    least, most = min(values), max(values)
    step = next((each for each in STEPS if (most - least) / each <= TICKS), STEPS[-1])
    low, high = least // step * step, -(-most // step) * step
    return float(low), float(high if high > low else low + step), float(step)


def _in_words(found: Tournament) -> str:
    return "; ".join(f"{each.bot}: {_place(each)[1]:.0f}" for each in found.standings)


def page(found: Tournament, labels: Labels) -> str:
    """A page with the picture and the figures, which needs nothing else."""
    bots = [each.bot for each in found.standings]
    met = {(each.bot, each.against): f"{100 * each.win_rate:.0f} %" for each in found.meetings}
    figures = [_cells(each) for each in found.standings]
    parts = [
        f'<!doctype html>\n<html lang="{labels.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(labels.title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(labels.title)}</h1><p>{escape(labels.about)}</p>",
        picture(found, labels),
        _table(labels.columns, figures),
    ]
    if met:
        crossed = [[one, *(met.get((one, other), "–") for other in bots)] for one in bots]
        parts.append(_table([labels.columns[0], *bots], crossed, labels.meetings))
    parts.append(f"<p><code>{escape(labels.command)}</code></p></body></html>\n")
    return "\n".join(parts)


def _cells(standing: Standing) -> list[str]:
    low, high = standing.win_interval
    rated = []
    if standing.rating is not None:
        between = standing.rating_interval
        rated = [str(standing.rating), f"{between[0]}–{between[1]}" if between else "–"]
    wins = [f"{100 * standing.win_rate:.1f} %", f"{100 * low:.0f}–{100 * high:.0f} %"]
    return [standing.bot, *rated, *wins, str(standing.matches), f"{standing.mean_score:g}"]


def _table(columns: list[str], rows: list[list[str]], caption: str = "") -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{told}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
