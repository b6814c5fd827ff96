"""Who asks through the API, and what they see of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request
from litestar.params import FromPath

from leng.bots import who_plays
from leng.engine.choice import Choice, key
from leng.engine.orders import offered
from leng.engine.state import EVERYBODY, UNVEILED, Event
from leng.server.api import shapes
from leng.server.api.problems import Forbidden, UnknownSecret
from leng.server.hall import hall_of
from leng.server.live import LiveTable
from leng.server.people import language_of
from leng.server.store import Kept
from leng.server.undoing import in_words
from leng.words.ending import ranking, verdict
from leng.words.orders import offer_in_words
from leng.words.presenter import Presenter
from leng.words.text import title_of

TAIL = 30  # lines of the log that come with the table
BEARER = "bearer "
TableId = FromPath[str]


class Asker(msgspec.Struct):
    """Somebody at a table, with or without a seat."""

    live: LiveTable
    seat: int | None
    language: str

    @property
    def audience(self) -> int:
        """Through whose eyes the asker looks: after the match nothing is hidden any more."""
        if self.live.table.decision is None:
            return UNVEILED
        return EVERYBODY if self.seat is None else self.seat

    @property
    def speaker(self) -> Presenter:
        """The words of the asker's language."""
        return self.live.speaker(self.language)

    @property
    def deciding(self) -> bool:
        """Whether it is the asker's decision."""
        decision = self.live.table.decision
        return decision is not None and decision.seat == self.seat

    def must_sit(self) -> int:
        """The asker's seat; onlookers are refused."""
        if self.seat is None:
            raise Forbidden("error-only-seats")
        return self.seat


async def asker_of(request: Request[Any, Any, Any], table_id: str) -> Asker:
    """Who asks, known by the secret of a seat alone."""
    live = await hall_of(request).find(table_id)
    return Asker(live, seat_shown(request, live.kept), language_of(request))


def seat_shown(request: Request[Any, Any, Any], kept: Kept) -> int | None:
    """The seat whose secret is shown; None for an onlooker, where the table lets one in."""
    shown = request.headers.get("authorization", "")
    if not shown:
        if not kept.spectators:
            raise Forbidden("error-closed-table")
        return None
    secret = shown[len(BEARER) :].strip() if shown.lower().startswith(BEARER) else ""
    seat = kept.seat_of(secret) if secret else None
    if seat is None:
        raise UnknownSecret("error-unknown-secret")
    return seat


def table_seen(asker: Asker) -> shapes.TableSeen:
    """The whole table for this asker."""
    live, table, speaker = asker.live, asker.live.table, asker.speaker
    decision = table.decision
    return shapes.TableSeen(
        id=live.id,
        game=table.game.id,
        title=title_of(table.game, speaker.language),
        options=table.opening.options,
        spectators=live.kept.spectators,
        version=live.version,
        number=table.number,
        asked=live.serial,
        over=decision is None,
        manner=table.manner,
        round=table.state.round if table.manner.rounds else None,
        phase=table.state.phase,
        phase_text=speaker.phase(table.state.phase),
        deciding=decision.seat if decision else None,
        waiting=speaker.waiting(decision) if decision else "",
        you=asker.seat,
        seats=[shapes.SeatSeen(each.name, who_plays(each.player), each.colour) for each in table.seats],
        view=table.view(asker.audience),
        undo=_request_seen(asker),
        log=log_seen(asker, -TAIL).lines,
        sealed=table.opening.is_sealed,
        commitment=table.opening.seal,
        seed=table.opening.seed if decision is None else None,
        result=table.result,
        verdict=verdict(speaker, table) if decision is None else None,
        ranking=ranking(speaker, table) if decision is None else [],
    )


def changed(asker: Asker) -> shapes.Changed:
    """What has come of something done."""
    live = asker.live
    decision = live.table.decision
    deciding = decision.seat if decision else None
    return shapes.Changed(
        live.version, live.table.number, live.serial, decision is None, deciding, _request_seen(asker)
    )


def _request_seen(asker: Asker) -> shapes.RequestSeen | None:
    asked = asker.live.request
    if asked is None:
        return None
    return shapes.RequestSeen(
        id=asked.id,
        seat=asked.seat,
        scope=asked.scope,
        to=asked.target,
        choices=sum(asked.choices.values()),
        seats=list(asked.choices),
        text=in_words(asker.speaker, asked),
        missing=sorted(asked.missing),
        agreed=sorted(asked.agreed),
    )


def log_seen(asker: Asker, after: int) -> shapes.LogSeen:
    """The lines of the log that the asker may read, from one on; a negative number counts from the end."""
    story: Sequence[Event] = asker.live.table.story(asker.audience)
    first = max(0, len(story) + after) if after < 0 else after
    speaker = asker.speaker
    lines = [
        shapes.LogLine(number, event.kind, speaker.line(event), event.facts)
        for number, event in enumerate(story[first:], first + 1)
    ]
    return shapes.LogSeen(len(story), lines)


def decision_seen(asker: Asker) -> shapes.DecisionSeen:
    """The decision with its options and reasons for the decider; for everybody else, whom we wait for."""
    live, table, speaker = asker.live, asker.live.table, asker.speaker
    decision = table.decision
    seen = shapes.DecisionSeen(
        number=table.number,
        asked=live.serial,
        over=decision is None,
        deciding=decision.seat if decision else None,
        waiting=speaker.waiting(decision) if decision else "",
        yours=asker.deciding,
        private=table.veiled,
    )
    if decision is None or not asker.deciding:
        return seen
    seen.ask = decision.ask.name
    seen.prompt = speaker.prompt(decision)
    orders = offered(table)
    seen.may_be_declined = bool(orders)
    seen.provisos = [
        shapes.ProvisoOffered(order.proviso, offer_in_words(speaker, order)) for order in orders if order.proviso
    ]
    seen.options = [_offered(asker, option) for option in decision.options]
    seen.picks = _picks(asker, decision)
    seen.refused = [
        shapes.Refused(
            reason.label.text, reason.sentence, reason.rule, reason.rule_text, reason.label.place, reason.label.card
        )
        for reason in speaker.reasons(table)
    ]
    return seen


def _picks(asker: Asker, decision: Choice) -> shapes.PicksSeen | None:
    """What may be picked together, where several things are to be picked."""
    picks = decision.several
    if picks is None:
        return None
    made = len(picks.picked)
    labels = [(option, asker.speaker.label(decision, option), times) for option, times in picks.open]
    return shapes.PicksSeen(
        picked=list(map(key, picks.picked)),
        least=max(0, picks.least - made),
        most=picks.most - made,
        ordered=picks.ordered,
        offered=[
            shapes.PickOffered(key(option), label.text, times, label.place, label.card)
            for option, label, times in labels
        ],
        all=list(map(key, picks.all_at_once)),
    )


def _offered(asker: Asker, option: Any) -> shapes.OptionOffered:
    decision = asker.live.table.decision
    assert decision is not None
    label = asker.speaker.label(decision, option)
    vain = key(option) in decision.in_vain
    return shapes.OptionOffered(key(option), label.text, label.place, label.card, vain)
