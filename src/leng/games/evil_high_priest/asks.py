"""The questions of Evil High Priest; their prompts are in ``lang/``."""

from __future__ import annotations

from leng.engine.choice import Ask

DONE, PASS, STAY, NONE, KEEP, BEST, HAND = "done", "pass", "stay", "none", "keep", "best", "hand"

# A turn
TURN = Ask("turn", "EHP R-027", main=True)
AFTER = Ask("after", "EHP Q-32", PASS)
BONUS = Ask("bonus", "EHP R-101", PASS)
TAKE_SIGN = Ask("take-sign", "EHP R-204")
ACTIVATE = Ask("activate", "EHP R-032")
RELOCATE = Ask("relocate", "EHP R-088")
WHICH_REWARD = Ask("which-reward", "EHP R-088")
REWARD_FIRST = Ask("reward-first", "EHP Q-25")
EXCHANGE = Ask("exchange", "EHP R-032")
EXCHANGE_FOR = Ask("exchange-for", "EHP R-032")

# Goods
PAY = Ask("pay", "EHP R-042")
STORE = Ask("store", "EHP R-045")
GAIN_WHICH = Ask("gain-which", "EHP R-008")
REARRANGE = Ask("rearrange", "EHP R-074", KEEP)
FILL = Ask("fill", "EHP R-074")
MOVE_GOODS = Ask("move-goods", "EHP R-113", DONE)
LOSE = Ask("lose", "EHP R-042")
VICTIM = Ask("victim", "EHP R-091")
DESTROY = Ask("destroy", "EHP R-088")

# Rooms, monsters, cards
ROOM = Ask("room", "EHP R-073")
SLOT = Ask("slot", "EHP R-073")
REPLACE = Ask("replace", "EHP R-075", NONE)
DISCARD_ROOM = Ask("discard-room", "EHP R-297")
KEEP_ROOM = Ask("keep-room", "EHP R-088", private=True)
MONSTER = Ask("monster", "EHP R-085")
ON_INSTALL = Ask("on-install", "EHP R-088", PASS)
DISCARD_MONSTER = Ask("discard-monster", "EHP R-087")
HAND_AMOEBA = Ask("hand-amoeba", "EHP R-272")

# Acolytes
SACRIFICE = Ask("sacrifice", "EHP R-043")
LOSE_ACOLYTE = Ask("lose-acolyte", "EHP R-091")
TRAP = Ask("trap", "EHP R-088")
RECALL = Ask("recall", "EHP R-032", DONE)
RESCUE = Ask("rescue", "EHP R-046")
TO_WORSHIP = Ask("to-worship", "EHP R-220")
FROM_WORSHIP = Ask("from-worship", "EHP R-225", DONE)
ONTO_RITUAL = Ask("onto-ritual", "EHP R-226")
EVOLVE = Ask("evolve", "EHP R-231")
TO_BOX = Ask("to-box", "EHP R-276")
WHO_GAINS = Ask("who-gains", "EHP R-297")
GROWTH_TIE = Ask("growth-tie", "EHP R-253")
ALTAR = Ask("altar", "EHP R-077", PASS)

# A raid
ANNOUNCE = Ask("announce", "EHP R-113", PASS)
WHICH_DIE = Ask("which-die", "EHP R-113")
RETALIATE = Ask("retaliate", "EHP R-119", PASS)
RAID_ABILITY = Ask("raid-ability", "EHP R-088", PASS)
FALSE_WALL = Ask("false-wall", "EHP R-077", PASS)
AFTER_RAID = Ask("after-raid", "EHP R-129", PASS)

# Prowlers and upkeep
PROWL = Ask("prowl", "EHP R-136", STAY)
ETERNAL = Ask("eternal", "EHP R-274", PASS)
RITUAL_FIRST = Ask("ritual-first", "EHP Q-65")
UPKEEP = Ask("upkeep", "EHP R-145", PASS)
TRIBUTE = Ask("tribute", "EHP R-145")
