"""Voll verasselt: roll, catch, bust, boost, plunder, split."""

from __future__ import annotations

from .script import STOP, CardPosition, Lesson, Step, Wanted

ROLL = Wanted("roll")
YARD = "1Y1B1R1G"
YARDS = (YARD, YARD)

VERASSELT = Lesson(
    "verasselt",
    (
        Step(
            "roll",
            CardPosition("roll", hub="4Y4B4R4G", yards=YARDS, target="hub"),
            (ROLL,),
            lit="roll",
            clause="VER-CATCH-01",
            done=("caught",),
            example=("Y", "B", "R", "G", "=", "=", "="),
        ),
        Step(
            "keep",
            CardPosition("roll_or_stop", hub="3Y3B3R3G", yards=YARDS, dice="YB=====", target="hub", own_catch="1Y1B"),
            (Wanted("roll", fewer_dice=True),),
            lit="dice",
            clause="VER-ROLL-02",
            done=("dice_rolled",),
            example=("Y", "B", "=", "="),
        ),
        Step(
            "stop",
            CardPosition(
                "roll_or_stop", hub="1Y1B2R1G", yards=YARDS, dice="YYBBRG=", target="hub", own_catch="4Y3B1R1G"
            ),
            (STOP,),
            lit="stop",
            clause="VER-STOP-03",
            done=("stopped",),
        ),
        Step(
            "bust",
            CardPosition("roll", hub="5Y4B", yards=YARDS, target="hub"),
            (ROLL,),
            lit="roll",
            clause="VER-BUST-01",
            done=("busted",),
            example=("R", "R", "Y", "B", "=", "=", "="),
        ),
        Step(
            "boost",
            CardPosition("roll", hub="4Y3B3G", yards=("1Y1B3R1G", YARD), target="hub"),
            (Wanted("roll", boosted=True),),
            lit="yard",
            clause="VER-BOOST-01",
            done=("boosted",),
            example=("Y", "B", "R", "G", "=", "=", "="),
        ),
        Step(
            "plunder",
            CardPosition("choose", hub="2Y2B2R2G", yards=YARDS, dice="YYBBRRG", table_catch="4Y4B3R3G"),
            (Wanted("choose", target="catch"),),
            lit="plunder",
            clause="VER-GROUP-01",
            done=("group_chosen",),
        ),
        Step(
            "split",
            CardPosition(
                "distribute",
                hub="2Y2B2R2G",
                yards=("1Y1B", YARD),
                dice="YBRG===",
                target="hub",
                received="2Y1B2R1G",
            ),
            (Wanted("distribute"),),
            lit="split",
            clause="VER-PAY-02",
            done=("payout_split",),
        ),
    ),
)
