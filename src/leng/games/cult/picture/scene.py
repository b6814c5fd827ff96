"""What every part of the drawing needs: the view, the seats, the lights, and the tokens with their ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup, escape

from leng.drawing import scene
from leng.drawing.lights import Lights
from leng.engine.table import Seat
from leng.games.cult import GAME
from leng.games.cult.picture.sheet import Sheet
from leng.games.cult.state import PATRIARCH
from leng.games.cult.view import CityView, CultView, PriestView

REGIONS = {"place": "road", "market": "palace", "sheet": "sheets"}
"""Where the places of a kind lie."""


class Scene(scene.Scene):
    """One view, about to be drawn."""

    role_of_marks = "img"

    def __init__(self, view: CityView, sheet: Sheet, seats: Sequence[Seat], lights: Lights) -> None:
        super().__init__(GAME, seats, lights)
        self.view = view
        self.sheet = sheet
        self.cults = {who.seat: who for who in view.cults}
        self.mine = self.cults.get(view.audience)
        self.supreme = next((who.seat for who in view.cults if who.supremacy), None)
        self._met: Counter[tuple[int, int]] = Counter()

    @property
    def matters(self) -> str:
        """The region that matters now: where most can be chosen, else the way through the city."""
        return self.lights.most(REGIONS) or "road"

    @property
    def supremacy_said(self) -> str:
        """Who has the Supremacy card."""
        if self.supreme is None:
            return self.sheet.say("supremacy-free")
        return self.sheet.say("supremacy-of", name=self.name(self.supreme))

    # Tokens --------------------------------------------------------------------------------------------------------

    def standing(self, priest: PriestView) -> Markup:
        """A Priest on a Location, with the bribe it carries and what strengthens it."""
        sheet = self.sheet
        facts = {"name": self.name(priest.seat), "n": priest.influence, "coins": priest.coins, "boost": priest.boost}
        title = sheet.say("patriarch-of" if priest.priest == PATRIARCH else "priest-of", **facts)
        borne = ""
        if priest.boost:
            borne += f'<b class="bears up" aria-hidden="true">+{priest.boost}</b>'
        if priest.coins:
            borne += f'<b class="bears gold" aria-hidden="true">{priest.coins}</b>'
        return self._token(priest.seat, priest.priest, title, ' class="token"', borne)

    def at_home(self, who: CultView, priest: int, chosen: bool) -> Markup:
        """A Priest beside its sheet or on it; the decider's own may be lit."""
        influence = who.patriarch if priest == PATRIARCH else priest
        key = "patriarch-of" if priest == PATRIARCH else "priest-of"
        title = self.sheet.say(key, name=self.name(who.seat), n=influence, coins=0, boost=0)
        if not chosen or not self.lights.burns(f"priest:{priest}"):
            return self._token(who.seat, priest, title, ' class="token"')
        return self._token(who.seat, priest, "", self.lights.spot(f"priest:{priest}", "token", name=title))

    def _token(self, seat: int, priest: int, title: str, spot: str, borne: str = "") -> Markup:
        """A token or the figure; its id goes with it wherever it stands. What can be chosen bears its name itself."""
        self._met[seat, priest] += 1
        name = f"priest-{seat}-{priest}-{self._met[seat, priest]}"
        hue = self.hue(seat)
        if priest == PATRIARCH:
            who = self.cults[seat]
            shape = "lying" if who.prayed else "patriarch"
            borne = f'<b class="weight" aria-hidden="true">{who.patriarch}</b>{borne}'
        else:
            shape = f"t{priest}"
        named = f' role="img"><title>{escape(title)}</title>' if title else ' aria-hidden="true">'
        figure = f'<svg class="{shape} {hue}"{named}<use href="#cu-{shape}"/></svg>'
        return Markup(f'<span{spot} id="{name}">{figure}{borne}</span>')  # noqa: S704 - the title is escaped

    def altar(self, seat: int, place: str) -> Markup:
        """An Altar on a Location."""
        weight = self.cults[seat].altar
        title = escape(self.sheet.say("altar-of", name=self.name(seat), n=weight))
        number = f'<text class="cu-n cu-small" x="13" y="22.2">{weight}</text>'
        stone = f'<svg class="stone {self.hue(seat)}" viewBox="0 0 26 26" role="img"><title>{title}</title>'
        drawn = f'{stone}<use href="#cu-stone"/>{number}</svg>'
        return Markup(f'<span class="token" id="altar-{seat}-{place}">{drawn}</span>')  # noqa: S704 - the title is escaped
