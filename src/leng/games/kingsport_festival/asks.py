"""The questions of Kingsport Festival; their prompts are in ``lang/``."""

from __future__ import annotations

from leng.engine.choice import Ask

PASS, KEEP, FIGHT, DECLINE, DONE, READ = "pass", "keep", "fight", "decline", "done", "read"

AFTER_ROLL = Ask("after-roll", "KF Q-05", KEEP)
WHICH_DIE = Ask("which-die", "KF R-050")
WHICH_DICE = Ask("which-dice", "KF R-050")
AFTER_ORDER = Ask("after-order", "KF R-021", PASS)
SWAP_WITH = Ask("swap-with", "KF R-021")
SANITY_BONUS = Ask("sanity-bonus", "KF R-022")
INVOKE = Ask("invoke", "KF R-025", PASS, main=True)
AMOUNT = Ask("amount", "KF R-027")
PRIVILEGES = Ask("privileges", "KF R-050", PASS)
GIFT = Ask("gift", "KF R-050", PASS)
WHICH_GIFT = Ask("which-gift", "KF R-036")
WHICH_ONE = Ask("which-one", "KF R-036")
RESOURCE = Ask("resource", "KF R-036")
DECK = Ask("deck", "KF R-038")
FORESEE = Ask("foresee", "KF R-040", DECLINE)
READ_CARD = Ask("read-card", "KF R-040", shows=True)
DISCARD = Ask("discard", "KF R-049")
PROPAGATE = Ask("propagate", "KF R-044", PASS, main=True)
PAY = Ask("pay", "KF R-015")
CONVERT = Ask("convert", "KF R-050")
OFFER = Ask("offer", "KF R-053")
COMBAT = Ask("combat", "KF R-055", FIGHT)
BURN = Ask("burn", "KF R-055")
LOSE_RESOURCES = Ask("lose-resources", "KF R-060")
LOSE_SPELL = Ask("lose-spell", "KF R-060")
LOSE_DISC = Ask("lose-disc", "KF R-046")
TIME = Ask("time", "KF R-050", PASS)
