"""What lies on the map: rails, farms, goods, ports and Old Ones; and the hexes and sides that may be chosen."""

from __future__ import annotations

from markupsafe import Markup, escape

from leng.games.auztralia.picture.land import outlines
from leng.games.auztralia.picture.scene import Scene
from leng.games.auztralia.rules.movement import turned
from leng.games.auztralia.state import NEUTRAL
from leng.games.auztralia.view import ColonyView, FarmView, OldOneView, RailView

ROMAN = ("", "I", "II", "III")
TURN = (-90, -30, 30, 90, 150, 210)
"""How an arrow is turned that points in each direction."""
SMALL = (25, 17)  # where a farm or a port stands, and how large, when an Old One is on it
DIRECTIONS, EVERY = range(1, 7), "1–6"
CLOCKWISE, BACKWARDS = "↻", "↺"
ALONE = 1
ABREAST = 2  # so many kinds of goods lie side by side


class Pieces:
    """The pieces of one view, layer by layer from the ground up."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.say = scene.sheet.say
        self.at = scene.ground.at
        self.taken = {who.port: who for who in scene.view.colonies if who.port}

    def drawn(self) -> Markup:
        """All of them, and over them what may be chosen."""
        layers = [
            *self._networks(), *self._reaches(), *self._rails(), *self._farms(), *self._ports(), *self._goods(),
            *self._steps(), *self._tiles(), *self._hexes(), *self._sides(),
        ]  # fmt: skip
        return Markup("".join(layers))  # noqa: S704 - names and texts are escaped below

    # Lines ---------------------------------------------------------------------------------------------------------

    def _networks(self) -> list[str]:
        """What a line free of Old Ones joins to a port: seen when the port is pointed at."""
        drawn = []
        for who in self.view.colonies:
            if who.port and who.linked:
                hexes = outlines(self.at[n] for n in who.linked)
                drawn.append(f'<path class="net net-{who.seat} {self.scene.hue(who.seat)}" d="{hexes}"/>')
        return drawn

    def _reaches(self) -> list[str]:
        """Where units of each kind that the onlooker has could strike: seen when these units are pointed at."""
        mine, drawn = self.scene.mine, []
        for unit, hexes in mine.reaches.items() if mine else ():
            if hexes:
                drawn.append(f'<path class="sortie sortie-{unit}" d="{outlines(self.at[n] for n in hexes)}"/>')
        return drawn

    def _rails(self) -> list[str]:
        drawn = []
        for who in self.view.colonies:
            own = [rail for rail in self.view.rails if rail.seat == who.seat]
            if not own:
                continue
            seat, hue = who.seat, self.scene.hue(who.seat)
            lines, marks, cuts = "".join(map(self._line, own)), "M", ""
            for rail in own:
                x, y = self.scene.ground.between(rail.a, rail.b)
                marks += f"{x} {y} "
                if rail.cut:
                    cuts += f"M{x - 8} {y - 8}l16 16m0-16l-16 16"
            title, line = (
                escape(self.say("rails-of", name=self.scene.name(seat), n=len(own))),
                f'href="#az-line{seat}"/>',
            )
            drawn.append(
                f'<g class="rails {hue}"><title>{title}</title><defs><path id="az-line{seat}" d="{lines}"/><marker '
                f'id="az-mark{seat}" overflow="visible" markerUnits="userSpaceOnUse"><use class="tag" '
                f'href="#az-pip{seat}"/>'
                f'</marker></defs><use class="bed" {line}<use class="way" {line}<use class="ties" {line}'
                f'<path class="marks" d="{marks.rstrip()}"/></g>'
            )
            if cuts:
                drawn.append(f'<path class="cut" d="{cuts}"><title>{escape(self.say("rail-cut"))}</title></path>')
        return drawn

    def _line(self, rail: RailView) -> str:
        (x, y), (u, v) = self.at[rail.a], self.at[rail.b]
        return f"M{x} {y}l{u - x} {v - y}"

    # Farms and ports -----------------------------------------------------------------------------------------------

    def _farms(self) -> list[str]:
        return [self._farm(farm) for farm in self.view.farms]

    def _farm(self, farm: FarmView) -> str:
        x, y = self.at[farm.hex]
        key = "farm-blighted" if farm.blighted else "farm-of"
        title = escape(
            self.say(key, name=self.scene.owner(farm.seat), kind=self.say(f"farm-{farm.kind}"), hex=farm.hex)
        )
        state = " blighted" if farm.blighted else ""
        put = self._put(farm.hex, x, y - 2)
        cross = '<use href="#az-thorns"/>' if farm.blighted else ""
        return (
            f'<g class="farm {self.scene.hue(farm.seat)}{state}" id="farm-{farm.hex}" {put}><title>{title}</title><use '
            f'href="#az-f-{farm.kind}"/>{cross}<use class="pip" href="#az-pip{farm.seat}" x="19" y="-14"/></g>'
        )

    def _put(self, n: int, x: int, y: int) -> str:
        """Where something stands in a hex: aside and small if an Old One is there."""
        if n not in self.scene.ones:
            return f'transform="translate({x} {y})"'
        return f'transform="translate({x + SMALL[0]} {y + SMALL[1]})scale(.62)"'

    def _ports(self) -> list[str]:
        drawn = [self._port(n, who) for n, who in self.taken.items()]
        if self.view.neutral_port:
            drawn.append(self._port(self.view.neutral_port, None))
        return drawn

    def _port(self, n: int, who: ColonyView | None) -> str:
        seat = NEUTRAL if who is None else who.seat
        x, y = self.at[n]
        site = self.scene.ground.land.hexes[n]
        title = escape(self.say("port-of", name=self.scene.owner(seat), port=site.port, hex=n))
        u, v, anchor = self.scene.ground.label(site)
        mark = (
            "" if who is None else f'<use class="flag" href="#az-seat{seat}" x="-2" y="-12" width="24" height="24"/>'
        )  # its letter can be read
        return (
            f'<g class="port port-{seat} {self.scene.hue(seat)}" id="port-{seat}"><title>{title}</title>'
            f'<g {self._put(n, x, y - 8)}><use href="#az-port"/>{mark}</g>'
            f'<text class="name {anchor}" x="{u}" y="{v}">{escape(site.port)}</text></g>'
        )

    # Goods and Old Ones --------------------------------------------------------------------------------------------

    def _goods(self) -> list[str]:
        return [self._deposit(n, here) for n, here in self.view.goods.items() if here]

    def _deposit(self, n: int, here: dict[str, int]) -> str:
        x, y = self.at[n]
        ones = self.scene.ones.get(n, ())
        if any(one.tile for one in ones):  # above the tile, beside the number of the hex there
            x, y = x + 16, y - 43
        elif n in self.taken or n == self.view.neutral_port:  # its mark stays in sight
            x, y = x + 17, y + 21
        else:
            y -= 26 if ones else 10
        goods = ", ".join(self.say(f"amount-{kind}", n=many) for kind, many in here.items())
        title = escape(self.say("lies", hex=n, goods=goods))
        drawn = f'<g class="goods" transform="translate({x} {y})"><title>{title}</title>'
        kinds = list(here)
        for row, first in enumerate(range(0, len(kinds), ABREAST)):
            beside = kinds[first : first + ABREAST]
            for column, kind in enumerate(beside):
                drawn += self._pill(
                    kind, here[kind], 17 - 17 * len(beside) + 34 * column, 20 * row - 10 * (len(kinds) > ABREAST)
                )
        return drawn + "</g>"

    def _pill(self, kind: str, many: int, x: int, y: int) -> str:
        token = kind.startswith("vp_")
        sign, number = ("points", kind[3:]) if token else (kind, str(many))
        shade = ' class="token"' if token else ""
        shift = (f' x="{x}"' if x else "") + (f' y="{y}"' if y else "")
        return f'<use href="#az-d-{sign}"{shift}/><text x="{x + 8}" y="{y + 6}"{shade}>{number}</text>'

    def _tiles(self) -> list[str]:
        drawn = []
        for n, here in self.scene.ones.items():
            for number, one in enumerate(here):
                drawn.append(
                    self._hidden(n, one, number) if one.tile is None else self._open(n, one, number, len(here))
                )
        return drawn

    def _hidden(self, n: int, one: OldOneView, number: int) -> str:
        x, y = self.at[n]
        y += 1 if n in self.view.goods else -3
        title = escape(self.say("hidden-tile", level=one.level, hex=n))
        return (
            f'<g class="down" transform="translate({x + 6 * number} {y - 5 * number})"><title>{title}</title>'
            f'<use href="#az-back"/><text y="7">{ROMAN[one.level]}</text></g>'
        )

    def _open(self, n: int, one: OldOneView, number: int, crowd: int) -> str:
        """A tile with its kind, its points, the capacity it has left, and whose cubes lie on it."""
        sheet = self.scene.sheet
        x, y = self.at[n]
        left = (one.capacity or 0) - sum(one.damage.values())
        title = sheet.title("tile", str(one.tile))
        name = self.say("old-one", title=title, hex=n, points=one.points, left=left, capacity=one.capacity)
        cubes = ", ".join(self.say("cubes-of", name=self.scene.name(seat), n=many) for seat, many in one.damage.items())
        spot = self.scene.lights.spot(
            f"old_one:{one.tile}", "one", f"tile:{one.tile}", ". ".join(filter(None, (name, cubes)))
        )
        glyph = f"#az-g-{one.creature}"
        if crowd > ALONE:  # several stand side by side, with what matters in a fight
            wide = 72 // crowd
            x += number * wide - 36 + wide // 2
            inside = (
                f'<rect x="{1 - wide // 2}" y="-30" width="{wide - 2}" height="46" rx="5"/><use class="being" '
                f'href="{glyph}" x="{2 - wide // 2}" y="-28" width="{wide - 4}" height="26"/>'
                f'<text class="bears" y="11">{left}</text>'
            )
        else:
            inside = (
                f'<use href="#az-face"/><use class="being" href="{glyph}" x="-31" y="-31" width="28" height="28"/>'
                '<use class="stats" href="#az-stats"/>'
                f'<text class="worth" x="14" y="-13">{one.points}</text><text class="bears" x="-14" y="12">{left}'
                f"</text>{self._cubes(one)}"
            )
        return f'<g{spot} id="one-{one.tile}" transform="translate({x} {y})">{inside}{self._ways(one, x, y)}</g>'

    def _ways(self, one: OldOneView, x: int, y: int) -> str:
        """Where an Old One would step for each direction on a card: seen when it is pointed at."""
        drawn = ""
        for to, said in leading(one.steps).items():
            u, v = self.at[to]
            drawn += f'<use href="#az-hex" x="{u - x}" y="{v - y}"/><text x="{u - x}" y="{v - y + 6}">{said}</text>'
        return f'<g class="leads" aria-hidden="true">{drawn}</g>' if drawn else ""

    def _cubes(self, one: OldOneView) -> str:
        """The damage on a tile: the mark of each who dealt some, and how much."""
        drawn, x = "", 10 if len(one.damage) == 1 else 4
        for seat, many in one.damage.items():
            drawn += f'<use class="pip {self.scene.hue(seat)}" href="#az-pip{seat}" x="{x}" y="7"/>'
            if len(one.damage) < 3:
                drawn += f'<text class="cubes" x="{x + 8}" y="12">{many}</text>'
            x += 18 if len(one.damage) < 3 else 11
        return drawn

    def _steps(self) -> list[str]:
        """Where the Old Ones in sight step next; between equal ways a card decides."""
        drawn = []
        for one in self.view.tiles:
            for direction, to in one.steps.items():
                x, y = self.scene.ground.between(one.hex, to)
                tie = "step tie" if len(one.steps) > 1 else "step"
                key = "steps-tie" if len(one.steps) > 1 else "steps"
                title = escape(self.say(key, hex=one.hex, to=to, direction=direction))
                drawn.append(
                    f'<use class="{tie}" href="#az-step" transform="translate({x} {y})rotate({TURN[direction - 1]})">'
                    f"<title>{title}</title></use>"
                )
        return drawn

    # What may be chosen --------------------------------------------------------------------------------------------

    def _hexes(self) -> list[str]:
        return [self._hex(int(n)) for n in self.scene.lights.under("hex") if n.isdecimal() and int(n) in self.at]

    def _hex(self, n: int) -> str:
        x, y = self.at[n]
        site = self.scene.ground.land.hexes[n]
        ones = self.scene.ones.get(n, ())
        card = next((f"tile:{one.tile}" for one in ones if one.tile), "")
        name = self.say("hex", n=n, terrain=self.say(f"terrain-{site.terrain}"))
        spot = self.scene.lights.spot(f"hex:{n}", "hex", card, name)
        inside = f'<use href="#az-hex"/><text class="here" y="34">{n}</text>'
        return f'<g{spot} id="hex-{n}" transform="translate({x} {y})">{inside}</g>'

    def _sides(self) -> list[str]:
        drawn = []
        for name in self.scene.lights.under("side"):
            a, _, b = name.partition("-")
            if a.isdecimal() and b.isdecimal() and (int(a), int(b)) in self.scene.ground.land.side_of:
                drawn.append(self._side(int(a), int(b)))
        return drawn

    def _side(self, a: int, b: int) -> str:
        (x, y), (u, v) = self.at[a], self.at[b]
        spot = self.scene.lights.spot(f"side:{a}-{b}", "side", name=self.say("side", a=a, b=b))
        way = 0 if x == u else 1 if (u - x) * (v - y) < 0 else 2
        put = f'transform="translate({(x + u) / 2:g} {(y + v) / 2:g})"'
        return f'<g{spot} id="side-{a}-{b}" {put}><use href="#az-lay{way}"/></g>'


def leading(steps: dict[int, int]) -> dict[int, str]:
    """The directions on cards that lead to each hex, those where it hangs on how the card turns with an arrow."""
    if len(steps) == ALONE:
        return dict.fromkeys(steps.values(), EVERY)
    found: dict[int, list[str]] = {to: [] for to in steps.values()}
    ways = [direction - 1 for direction in steps]
    for direction in DIRECTIONS if steps else ():
        right, left = (steps[turned(direction - 1, clockwise, ways) + 1] for clockwise in (True, False))
        if right == left:
            found[right].append(str(direction))
        else:
            found[right].append(f"{direction}{CLOCKWISE}")
            found[left].append(f"{direction}{BACKWARDS}")
    return {to: " ".join(said) for to, said in found.items()}
