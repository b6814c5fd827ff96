"""The questions of Cult; their prompts are in ``lang/``."""

from __future__ import annotations

from leng.engine.choice import Ask

PASS, DECLINE, DONE, TAKE, PRAY, ALTARS = "pass", "decline", "done", "take", "pray", "altars"

WHICH_CULT = Ask("which-cult", "CU R-016")
CELEBRATE = Ask("celebrate", "CU R-110", DECLINE)
INTEND = Ask("intend", "CU R-026", main=True)
WHICH_PRIEST = Ask("which-priest", "CU R-027")
BENEFIT = Ask("benefit", "CU R-033", DECLINE)
TRADE = Ask("trade", "CU R-035", DONE)
ACT = Ask("act", "CU R-040", PASS)
GIFT = Ask("gift", "CU R-048", DECLINE, usual=TAKE)  # an effect that costs nothing
EFFECT = Ask("effect", "CU R-048", DECLINE)  # an effect that is paid for, or of which there are several
COMMUNITY = Ask("community", "CU R-095", DECLINE)
BRIBE = Ask("bribe", "CU R-058")
RAISE = Ask("raise", "CU R-066")
BUILD = Ask("build", "CU R-069")
WHICH_PRIVILEGE = Ask("which-privilege", "CU R-076")
KEEP_INTRIGUE = Ask("keep-intrigue", "CU R-077")
ONE_OF = Ask("one-of", "CU R-090")
PLACE_PRIEST = Ask("place-priest", "CU R-084")
MOVE_PRIEST = Ask("move-priest", "CU R-085")
BOOST = Ask("boost", "CU R-086")
WITHDRAW = Ask("withdraw", "CU R-087")
SACRIFICE = Ask("sacrifice", "CU R-043")
RITUAL = Ask("ritual", "CU R-042")
DISCARD = Ask("discard", "CU Q-10")
FOLLOWERS = Ask("followers", "CU R-126")
DESTROY = Ask("destroy", "CU R-125")
GIVE = Ask("give", "CU R-103")
ROB = Ask("rob", "CU R-104")
EXCHANGE = Ask("exchange", "CU R-073", DECLINE)
REWARD = Ask("reward", "CU Q-55")
LOSE_ALTAR = Ask("lose-altar", "CU R-102")
AMBUSH = Ask("ambush", "CU R-105")
PLAY_CARD = Ask("play-card", "CU Q-51")
