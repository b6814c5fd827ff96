"""The questions of AuZtralia; their prompts are in ``lang/``."""

from __future__ import annotations

from leng.engine.choice import Ask

DONE, PASS, STAY, NONE, ALL = "done", "pass", "stay", "none", "all"
AIRSHIPS, OTHERS = "airships", "others"
LOOK, REFRESH = "look", "refresh"

# Before the first turn
WHICH_VARIANT = Ask("which-variant", "AZ R-185")
OPENING_CHARACTER = Ask("opening-character", "AZ R-185", private=True)
PLACE_PORT = Ask("place-port", "AZ R-017", main=True)
NEUTRAL_PORT = Ask("neutral-port", "AZ R-185")
NEUTRAL_FARM = Ask("neutral-farm", "AZ R-185")

# A turn
ACT = Ask("act", "AZ R-021", main=True)
AFTER = Ask("after", "AZ R-140", PASS)
LAY_RAIL = Ask("lay-rail", "AZ R-031")
LAY_SECOND = Ask("lay-second", "AZ Q-08", DONE)
MINE = Ask("mine", "AZ R-040")
RECRUIT = Ask("recruit", "AZ R-045")
DISMISS = Ask("dismiss", "AZ R-182")
KEEP = Ask("keep", "AZ R-046", private=True)
SWAP = Ask("swap", "AZ R-046", PASS)
WHO_RECEIVES = Ask("who-receives", "AZ R-203")
BUY = Ask("buy", "AZ R-050")
TRADE = Ask("trade", "AZ R-055")
GIVE = Ask("give", "AZ R-202", NONE)
FARM = Ask("farm", "AZ R-060")
TARGET = Ask("target", "AZ R-071")
FORCE = Ask("force", "AZ R-070")

# A combat
FIRST_RETREAT = Ask("first-retreat", "AZ R-091", STAY)
RETREAT = Ask("retreat", "AZ R-100", STAY)
SLIP_AWAY = Ask("slip-away", "AZ Q-69", STAY)
ASSIGN = Ask("assign", "AZ R-094")
HIT_WHOM = Ask("hit-whom", "AZ R-140")
SACRIFICE = Ask("sacrifice", "AZ Q-42")
SAVE = Ask("save", "AZ Q-58")
HEAL = Ask("heal", "AZ Q-58", PASS)
COMBAT_CARD = Ask("combat-card", "AZ Q-42", PASS)

# The Old Ones' activation
BENEFIT = Ask("benefit", "AZ R-126")
COUNTERATTACK = Ask("counterattack", "AZ Q-43", PASS)

# Characters used once
REVEAL = Ask("reveal", "AZ R-142")
STRIKE = Ask("strike", "AZ R-142")
RAZE = Ask("raze", "AZ Q-46")
ANY_UNIT = Ask("any-unit", "AZ R-142")
HIRE = Ask("hire", "AZ R-142")
RESTORE = Ask("restore", "AZ R-142")
