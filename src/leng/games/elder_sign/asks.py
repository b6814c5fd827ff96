"""The questions of Elder Sign; their prompts are in ``lang/``."""

from __future__ import annotations

from leng.engine.choice import Ask

PASS, DONE, ROLL, FAIL, GO_ON, GIVE_UP, CLUE, REROLL, ALL, WAIT = (
    "pass", "done", "roll", "fail", "go_on", "give_up", "clue", "reroll", "all", "wait",
)  # fmt: skip

RECRUIT = Ask("recruit", "ES R-008")
STARTING_CARD = Ask("starting-card", "ES R-008")
HEAL = Ask("heal", "ES R-105", PASS)
WHOM = Ask("whom", "ES R-105")
MOVE = Ask("move", "ES R-021", main=True)
ENTRANCE = Ask("entrance", "ES R-022")
BEFORE_ROLL = Ask("before-roll", "ES R-050")
AFTER_ROLL = Ask("after-roll", "ES R-035")
BATTLE_ROLL = Ask("battle-roll", "ES R-133")
ONLY_ROLL = Ask("before-roll", "ES R-050", ROLL)
ONLY_FAIL = Ask("battle-roll", "ES R-133", FAIL)
"""The same questions where nothing else would bring anything."""
WHICH_DICE = Ask("which-dice", "ES R-106")
KEEP_DIE = Ask("keep-die", "ES R-085")
RESEARCH = Ask("research", "ES R-050", PASS)
DISCARD_DIE = Ask("discard-die", "ES R-039")
HELP = Ask("help", "ES R-081")
HELP_DIE = Ask("help-die", "ES R-081")
HELPER_LOSES = Ask("helper-loses", "ES R-083")
HELPER_ORDER = Ask("helper-order", "ES Q-56")
ORDER = Ask("order", "ES Q-19")
BACK_ORDER = Ask("back-order", "ES Q-56")
MIDNIGHT_ORDER = Ask("midnight-order", "ES Q-42")
TERROR_ORDER = Ask("terror-order", "ES Q-42")
IGNORE = Ask("ignore", "ES R-072")
PLACE_MONSTER = Ask("place-monster", "ES R-094")
LOCK_DIE = Ask("lock-die", "ES R-090")
DUKE = Ask("duke", "ES R-111")
INSTEAD = Ask("instead", "ES R-046")
ONE_OF = Ask("one-of", "ES R-011")
DISCARD_CARD = Ask("discard-card", "ES R-107")
SPEND = Ask("spend", "ES R-063")
LOSE_TROPHY = Ask("lose-trophy", "ES R-064")
WHICH_MONSTER = Ask("which-monster", "ES R-099")
WHICH_CARD = Ask("which-card", "ES R-099")
WHICH_TASK = Ask("which-task", "ES R-030")
NEWCOMER = Ask("newcomer", "ES R-116")
BEFORE_PENALTIES = Ask("before-penalties", "ES Q-49", DONE)
END_TURN = Ask("end-turn", "ES R-105", DONE)
