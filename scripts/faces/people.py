"""Who is drawn: the twelve characters of `london_bridge.bots.characters`, and twelve portraits for people."""

from __future__ import annotations

from .parts import (
    asleep,
    beard,
    broad,
    brows,
    cheeks,
    dot,
    eyes,
    flat,
    framed,
    freckles,
    glasses,
    goatee,
    line,
    medal,
    moustache,
    mouth,
    nose,
    oval,
    shade,
    shape,
    short_beard,
    shoulders,
    wrinkles,
)

#: A loose hood of cloth or mail around the head, down to the shoulders.
HOOD = "M22 84q-5-66 28-70 33 4 28 70-11 9-28 9t-28-9z"
HOOD_SHADE = "M60 17q24 10 18 67-4 3-8 5 4-44-10-72z"

CHARACTERS = {
    "beatrix": medal("petal-2")
    + shape("shadow", HOOD)
    + shape("plaster", "M28 52q-2-27 22-28 24 1 22 28 3 22-8 33-14 6-28 0-11-11-8-33z", 2)
    + framed()
    + flat("plaster", "M35 40q2-9 15-9t15 9q-15-5-30 0z")
    + eyes(50, 7.5)
    + brows(45)
    + nose(51, 0.9)
    + mouth(64, "small")
    + cheeks(60)
    + line("M50 79v12M45.500 83h9", 3.6, "gold"),
    "hugh": medal("sky")
    + shoulders("cloth")
    + shape("slate", "M25 84q-3-40 8-52h34q11 12 8 52-11 8-25 8t-25-8z")
    + line(
        "M29 62q3 2 6 0M28 70q4 3 8 0M30 78q4 3 8 0M41 83q4 3 8 0 4 3 8 0M65 62q3 2 6 0M64 70q4 3 8 0M62 78q4 3 8 0",
        1.4,
    )
    + broad()
    + shape("slate", "M27 38q1-23 23-24 22 1 23 24z")
    + shade("M58 15q14 5 15 23h-9q0-14-6-23z")
    + shape("stone-light", "M11 42q39-17 78 0-1 6-7 5.500-32-10-64 0-6 .5-7-5.500z")
    + eyes(52)
    + nose(53, 1.2)
    + moustache("hair-fair"),
    "maud": medal("petal-3")
    + shape("hair-fair", "M26 40q-5 14 0 26 3 6 9 6h30q6 0 9-6 5-12 0-26z")
    + shoulders("leaf-dark")
    + shape("plaster", "M36 68l14 10 14-10 4 3-8 21q-10 2-20 0l-8-21z", 1.8)
    + broad()
    + shape("cloth", "M26 45q-2-29 24-30 26 1 24 30-9-12-24-12t-24 12z")
    + shade("M60 17q15 7 14 28-4-5-8-8 0-12-6-20z")
    + shape("cloth", "M68 20q6-9 13-8-1 6-7 10 8 0 11 5-8 4-15-1z", 2)
    + dot(37, 26, 1.6, "plaster", 0.1)
    + dot(50, 22, 1.6, "plaster", 0.1)
    + dot(62, 27, 1.6, "plaster", 0.1)
    + asleep(49)
    + nose(52)
    + mouth(64, "laugh")
    + cheeks(61),
    "walter": medal("stone-light")
    + shoulders("lapis")
    + shape("wood", "M30 69q9-5 20 9 11-14 20-9l4 5-20 19h-8L26 74z", 2)
    + oval()
    + shape("hair", "M31 52q-2-8 1-15h6q-4 7-3 15zM69 52q2-8-1-15h-6q4 7 3 15z", 2)
    + shape("lapis", "M31 29Q33 9 56 10q23 2 20 21-6 6-24 5-16 0-21-7z")
    + shape("lapis", "M70 33q14 2 15 18 0 12-6 19-7-1-9-7 4-12-3-22z")
    + shape("cloth", "M22 36q1-12 28-12t28 12q0 8-28 7.500-28 .5-28-7.500z")
    + line("M34 27q-2 7 1 15M48 25q-2 9 0 18M62 26q3 8 0 16", 1.5)
    + eyes(52, 8)
    + nose(53)
    + goatee("hair")
    + line("M46 66.500q4 1.500 8 0", 1.6),
    "agnes": medal("foam")
    + shoulders("crest-orange")
    + shape("hair", "M27 44q-1-25 23-25t23 25q3 12 1 22H26q-2-10 1-22z")
    + oval("skin-warm")
    + shape("hair", "M31 47q0-19 19-20 19 1 19 20-6-13-19-15-13 2-19 15z", 2)
    + shape(
        "hair",
        "M22 60q7-4 11 2 2 7-1 12 3 6-1 12-5 4-9-1-3-5 0-11-4-7 0-14z"
        "M78 60q-7-4-11 2-2 7 1 12-3 6 1 12 5 4 9-1 3-5 0-11 4-7 0-14z",
        2,
    )
    + line("M24 73l7 2M25 65l7-3M76 73l-7 2M75 65l-7-3", 1.4)
    + shape("plaster", "M28 36q3-20 22-20t22 20q-4-6-22-6t-22 6z", 2)
    + line("M29 31q8-7 21-7t21 7", 1.4)
    + eyes()
    + brows(46)
    + nose(52, 0.9)
    + mouth(64.500)
    + cheeks(61),
    "perkin": medal("leaf")
    + shoulders("thatch")
    + shape("plaster", "M38 67l12 12 12-12 5 3-17 17-17-17z", 1.8)
    + broad()
    + shape("hair-fair", "M27 54q-2-8 2-15h7q-4 7-3 15zM73 54q2-8-2-15h-7q4 7 3 15z", 2)
    + shape("thatch", "M7 39q8-6 21-7 3-18 22-18t22 18q13 1 21 7-5 7-16 6-27-6-54 0-11 1-16-6z")
    + shade("M61 16q9 4 11 16 13 1 21 7-5 7-16 6l-10-2q3-14-6-27z")
    + shape("leaf-dark", "M29 32q21-6 42 0v5q-21-6-42 0z", 1.6)
    + shape("leaf-dark", "M66 31q1-15 13-20 2 13-9 20z", 1.8)
    + line("M68 30q3-8 8-14", 1.3)
    + eyes(52)
    + nose(53)
    + freckles()
    + mouth(66, "smile"),
    "joan": medal("petal-1")
    + shoulders("crest-gray")
    + shape("plaster", "M24 58q-4-42 26-43 30 1 26 43-2 12-9 15H33q-7-3-9-15z")
    + line("M25 45q-4 2-3 6 4 1 4 6-3 3-1 7M75 45q4 2 3 6-4 1-4 6 3 3 1 7M34 19q-2 3-5 3M50 15v5M66 19q2 3 5 3", 1.6)
    + shape("hair-gray", "M31 50q-2-22 19-23 21 1 19 23-2 12-5 15H36q-3-3-5-15z", 2)
    + oval()
    + shape("hair-gray", "M32 46q1-16 18-17 17 1 18 17-6-9-18-12-12 3-18 12z", 2)
    + eyes(51)
    + glasses(51)
    + nose(55, 0.8)
    + wrinkles()
    + mouth(66, "small")
    + shape("slate", "M22 77q14-3 28 8 14-11 28-8l3 6-24 10H43L19 83z", 2)
    + dot(50, 84, 3.4, "gold"),
    "geoffrey": medal("lapis")
    + shape("hair", "M25 42q-6 22 1 34h48q7-12 1-34z")
    + shape("cloth", "M13 84q5-13 21-17h32q16 4 21 17-14 10-37 10T13 84z")
    + shape("plaster", "M27 71q23 12 46 0l7 6q-30 17-60 0z", 2)
    + line("M34 78v3M43 81v3M57 81v3M66 78v3", 2.4)
    + oval()
    + beard("hair")
    + shape("hair", "M30 50q0-18 20-19 20 1 20 19-5-10-9-11-11 3-22 0-4 1-9 11z", 2)
    + shape("gold", "M26 37l-3-22 13 9L50 9l14 15 13-9-3 22q-24-8-48 0z")
    + shade("M64 24l13-9-3 22q-4-1-9-2z")
    + dot(50, 25, 3.4, "cloth")
    + dot(35, 29, 2.4, "lapis", 1.4)
    + dot(65, 29, 2.4, "lapis", 1.4)
    + eyes(49)
    + brows(44, "stern")
    + nose(50, 1.1),
    "cecily": medal("cloth-light")
    + shoulders("roof")
    + shape("plaster", "M13 30q-3 34 12 46h50q15-12 12-46z", 1.8)
    + oval()
    + shape("gold", "M30 44Q9 42 12 20q4-9 13-6 15 5 25 15 10-10 25-15 9-3 13 6 3 22-18 24-5-14-20-13-15-1-20 13z")
    + line("M17 20l15 19M22 33l12-9M83 20L68 39M78 33L66 24", 1.4)
    + flat("ink", "M75 14q9-3 13 6 3 22-18 24-2-5-5-8 14-3 10-22z", ".16")
    + dot(50, 33, 2.6, "cloth", 1.4)
    + eyes(51)
    + brows(46, "lifted")
    + nose(53, 0.9)
    + mouth(65, "small")
    + dot(50, 84, 6, "gold")
    + line("M48 82.500q2-2.500 4 0M47.500 86.500h5M49 82v4.500", 1.3)
    + line("M36 70q6 9 14 9 8 0 14-9", 1.6, "gold"),
    "ralph": medal("river")
    + shape("leaf-dark", HOOD)
    + shape("leaf-dark", "M44 15q10-10 27-8 14 3 17 19 1 8-3 13-4-3-4-9-2-10-14-11z")
    + shade(HOOD_SHADE)
    + shape("skin-warm", "M33 51q-1-20 17-21 18 1 17 21 0 23-17 24-17-1-17-24z", 2)
    + flat("skin-warm-dark", "M63 39q7 23-13 35.500 16-1 16-23.500 0-7-3-12z")
    + shape("hair-black", "M34 57q3 6 8 7 4-3 8-3t8 3q5-1 8-7-1 19-16 20-15-1-16-20z", 1.8)
    + line("M44.500 66.500q5.500 3 11 0", 1.8)
    + eyes(49, 7.500)
    + brows(44, "lifted")
    + nose(50, 1.1)
    + line("M20 70 46 94", 6.4)
    + line("M20 70 46 94", 3.2, "wood")
    + shape("cloth", "M26 34q-9-14-4-25 8 8 10 22z", 1.8)
    + line("M23 14q3 9 5 16", 1.2),
    "eleanor": medal("crest-green")
    + shoulders("crest-gray")
    + shape("cloth", "M32 68h18v25q-13 0-22-4z", 1.8)
    + shape("gold", "M68 68H50v25q13 0 22-4z", 1.8)
    + line("M50 68v25M27 81h46", 1.6)
    + shape("plaster", "M55 6q26 14 29 64-9 4-14 4 2-40-18-62z", 1.8)
    + oval("skin-warm")
    + shape("hair-black", "M31 48q1-14 19-15 18 1 19 15-5-7-19-9-14 2-19 9z", 2)
    + shape("lapis", "M29 42Q38 14 55 5q8 16 16 37-10-8-21-8t-21 8z")
    + line("M34 32q14-6 33-1M41 21q9-3 20-2", 2.4, "gold")
    + eyes(51)
    + brows(46)
    + nose(52, 0.9)
    + mouth(64.500),
    "thomas": medal("stone")
    + shoulders("wood")
    + shape("cloth-light", "M35 69q15 9 30 0l5 22q-20 5-40 0z", 1.8)
    + broad("skin-deep")
    + short_beard("hair-black")
    + shape("plaster", "M26 58q-5-43 24-44 29 1 24 44-4 1-6 0 3-24-18-25-21 1-18 25-2 1-6 0z")
    + shade("M60 16q17 7 14 42-4 1-6 0 2-18-8-24z")
    + line("M29 58q-1 15 12 20M71 58q1 15-12 20M50 14v18", 1.6)
    + eyes(51)
    + brows(45)
    + nose(52, 1.2)
    + line("M84 60l-9 30m9-30 7 22", 6)
    + line("M84 60l-9 30m9-30 7 22", 2.8, "gold")
    + dot(84, 58, 4.4, "gold", 2),
}

PEOPLE = {
    "page": medal("sky")
    + shoulders("crest-blue")
    + shape("plaster", "M39 68l11 9 11-9 6 4-17 13-17-13z", 1.8)
    + broad()
    + shape("hair-fair", "M25 55q-6-38 25-39 31 1 25 39-3 3-7 2 1-7-1-14-17 3-34 0-2 7-1 14-4 1-7-2z")
    + line("M38 24q-3 8-3 17M50 22v20M62 24q3 8 3 17", 1.3)
    + eyes(53)
    + nose(54, 0.8)
    + mouth(66)
    + cheeks(63),
    "lass": medal("petal-2")
    + shape("hair", "M25 46q-2-28 25-28t25 28q4 20 0 34H25q-4-14 0-34z")
    + shoulders("leaf")
    + oval()
    + shape("hair", "M31 48q0-18 19-20 19 2 19 20-3-9-8-13-9 6-22 5-5 3-8 8z", 2)
    + line("M27 30q23-12 46 0", 3.6, "leaf-dark")
    + dot(30, 29, 4.4, "cloth")
    + dot(42, 24, 4.4, "plaster")
    + dot(56, 23.500, 4.4, "gold")
    + dot(69, 28, 4.4, "cloth")
    + asleep(50)
    + nose(52, 0.8)
    + mouth(64)
    + cheeks(61),
    "scholar": medal("thatch")
    + shoulders("shadow")
    + shape("plaster", "M40 69l10 8 10-8 4 4-14 12-14-12z", 1.8)
    + shape("hair-black", "M29 40q-4 14 1 28h40q5-14 1-28z")
    + oval("skin-deep")
    + shape("shadow", "M30 40q0-11 20-11t20 11q-20-7-40 0z")
    + shape("shadow", "M14 27 50 13l36 14-36 12z")
    + line("M70 33v15", 2.4, "gold")
    + dot(70, 50, 3, "gold", 1.4)
    + eyes(51)
    + glasses(51)
    + nose(55, 0.8)
    + mouth(66, "smile"),
    "minstrel": medal("cloth-light")
    + shoulders("cloth")
    + shape("gold", "M36 68l14 12 14-12 4 3-8 8-10 9-10-9-8-8z", 1.8)
    + shape("hair", "M28 42q-5 16 1 24 5 3 9 0h24q4 3 9 0 6-8 1-24z")
    + oval()
    + shape("leaf-dark", "M22 38q4-21 32-22 22 1 26 15-22 1-34 5t-24 2z")
    + shape("plaster", "M30 31Q24 10 4 12q5 15 20 24z", 2)
    + line("M11 15q10 6 17 19M16 21l-5 1M21 26l-6 2", 1.3)
    + eyes(51)
    + brows(46, "lifted")
    + nose(52)
    + mouth(65, "laugh"),
    "cook": medal("stone-light")
    + shoulders("plaster")
    + line("M50 70v22", 1.6)
    + dot(54.500, 79, 1.6, "ink", 0.2)
    + dot(54.500, 86, 1.6, "ink", 0.2)
    + shape("hair-black", "M27 42q-4 13 0 22h46q4-9 0-22z")
    + broad("skin-warm")
    + shape("plaster", "M28 41q-12-5-8-16 4-8 13-5 3-9 16-9t17 9q10-3 14 5 3 11-8 16-22-8-44 0z")
    + line("M30 40q20-8 40 0M38 24q-1 6 1 9M51 21v9M63 24q1 5-1 9", 1.6)
    + eyes(52)
    + nose(53)
    + mouth(66)
    + cheeks(62),
    "sailor": medal("river-deep")
    + shoulders("lapis")
    + line("M35 69q15 10 30 0", 4, "plaster")
    + broad("skin-warm")
    + beard("hair-fair")
    + shape("slate", "M27 43q-3-27 23-28 26 1 23 28-23-8-46 0z")
    + shape("lapis", "M25 45q25-10 50 0l1-8q-26-10-52 0z", 2)
    + line("M38 20q-3 6-3 12M50 17v13M62 20q3 6 3 12M35 37v5M43 35v5M57 35v5M65 37v5", 1.3)
    + dot(50, 14, 4, "cloth")
    + eyes(51)
    + nose(52, 1.2)
    + dot(28, 62, 2.8, "gold", 1.6),
    "queen": medal("cloth")
    + shape("hair-fair", "M26 40q-4 18 4 26h40q8-8 4-26z")
    + shoulders("gold")
    + shape(
        "plaster",
        "M18 76q-2-8 6-9 4-4 9-2 4-3 8 0 4-3 9-1 5-2 9 1 4-3 8 0 5-2 9 2 8 1 6 9-6 7-15 6-8 4-17 4t-17-4q-9 1-15-6z",
        2,
    )
    + line("M30 68l-3 11M40 67l-2 14M50 67v15M60 67l2 14M70 68l3 11", 1.4)
    + oval()
    + shape("hair-fair", "M30 44q-2-18 20-18t20 18q-2-6-7-6-4 4-13 0-9 4-13 0-5 0-7 6z", 2)
    + shape("gold", "M31 30l-5-17 11 7 5-11 8 9 8-9 5 11 11-7-5 17q-19-7-38 0z")
    + dot(50, 23, 3, "lapis", 1.4)
    + eyes(50)
    + brows(45, "lifted")
    + nose(51, 0.9)
    + mouth(62, "small")
    + dot(32, 57, 2, "plaster", 1.2)
    + dot(68, 57, 2, "plaster", 1.2),
    "friar": medal("leaf")
    + shoulders("wood")
    + shape("wood", "M26 72q24-10 48 0 4 8-2 12-22-9-44 0-6-4-2-12z", 2)
    + broad()
    + shape(
        "hair", "M26 54q-5-14 3-22 3 4 8 4 6-4 13-4t13 4q5 0 8-4 8 8 3 22-5 0-6-4 2-8-3-11-15 4-30 0-5 3-3 11-1 4-6 4z"
    )
    + shape("skin", "M30 31q3-14 20-14t20 14q-3 5-7 5-13-4-26 0-4 0-7-5z", 2)
    + flat("plaster", "M38 24q4-4 9-4-5 3-7 6z", ".7")
    + asleep(51)
    + nose(53, 1.2)
    + mouth(66, "laugh")
    + cheeks(62),
    "lady": medal("petal-3")
    + shoulders("leaf-dark")
    + shape("shadow", "M20 34 50 12l30 22 2 46q-8 5-16 4V46H34v38q-8 1-16-4z")
    + shape("plaster", "M40 68h20l6 4q-5 9-16 9t-16-9z", 1.8)
    + oval("skin-deep")
    + shape("gold", "M22 37 50 16l28 21-3 12-7-1-2-9-16-9-16 9-2 9-7 1z", 2)
    + line("M27 40l1 7M36 33l3 5M50 23v7M64 33l-3 5M73 40l-1 7", 1.5)
    + eyes(51)
    + brows(46)
    + nose(52, 0.9)
    + mouth(64, "small")
    + dot(50, 78, 3, "cloth", 1.4),
    "knight": medal("foam")
    + shoulders("slate")
    + shape("cloth", "M53 17Q60 2 84 8q6 14-4 26-6-12-25-14z")
    + line("M60 15q14-3 22 6", 1.4)
    + shape("slate", "M24 80q-8-62 26-65 34 3 26 65-8 8-26 8t-26-8z")
    + shade("M60 17q24 12 16 63-4 4-9 6 6-40-7-69z")
    + framed()
    + shape("stone-light", "M26 42q2-18 24-19 22 1 24 19-12-6-24-6t-24 6z", 2)
    + line("M38 33v-6M46 31v-6M54 31v-6M62 33v-6", 2)
    + eyes(50, 7.500)
    + brows(45, "stern")
    + nose(51)
    + mouth(64, "straight")
    + line("M27 72q23 14 46 0", 1.8),
    "elder": medal("slate")
    + shoulders("cloth")
    + shape("hair-gray", "M26 42q-6 18 0 30h48q6-12 0-30z")
    + oval("skin-warm")
    + shape("plaster", "M29 52q4 8 13 8 4-3 8-3t8 3q9 0 13-8 5 24-6 34-8 8-15 9-7-1-15-9-11-10-6-34z")
    + line("M44 65q6 3 12 0M36 68q0 10 5 17M64 68q0 10-5 17M50 70v20", 1.5)
    + shape("cloth", "M29 39q-1-24 21-25 22 1 21 25-21-7-42 0z")
    + shade("M60 16q12 6 11 23l-8-2q2-11-3-21z")
    + eyes(49)
    + shape("plaster", "M35 43q5-5 11-1-6 0-11 1zM65 43q-5-5-11-1 6 0 11 1z", 1.5)
    + nose(50, 1.1),
    "jester": medal("gold")
    + shoulders("crest-green")
    + shape("cloth", "M20 78l10-10 8 8 12-8 12 8 8-8 10 10-9 10-9-6-12 10-12-10-9 6z", 2)
    + oval()
    + shape("cloth", "M29 44Q10 46 8 66q-5-3-4-12 2-31 46-36z")
    + shape("crest-green", "M71 44q19 2 21 22 5-3 4-12-2-31-46-36z")
    + shape("gold", "M38 32Q36 10 50 5q14 5 12 27-12-4-24 0z")
    + shape("plaster", "M28 46q3-15 22-16 19 1 22 16-10-7-22-7t-22 7z", 2)
    + dot(9, 67, 4.4, "gold")
    + dot(91, 67, 4.4, "gold")
    + dot(50, 6, 4, "gold")
    + eyes(52)
    + brows(47, "lifted")
    + nose(53, 0.9)
    + mouth(65, "laugh")
    + cheeks(62),
}
