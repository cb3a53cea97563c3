# Dlaczego gracz komputerowy w grze ze związkami i ukrytymi stosami tak postąpił.

reason-plan-move-bridge = { $unit } idzie na heks { $hex }, w stronę miejsca na most.
reason-plan-pick = Teraz najwięcej może zdziałać: { $formation }.
reason-plan-name = Poza tym najwięcej może zdziałać: { $unit }.
reason-plan-fire = Heks { $hex } to najsilniejszy cel obok naszych jednostek.
reason-plan-spared = Teren oszczędza to obrońcom.
reason-plan-fall-back = Tutaj teren kosztuje mniej niż ludzie.
reason-plan-stand = Ten heks jest wart straty.
reason-plan-together = Jednostki trzymają się razem.
reason-plan-detach = { $unit } wydziela grupę: dwie jednostki zamkną więcej terenu niż jedna.
reason-plan-replace = Uzupełnienia najbardziej przydadzą się tu: { $unit }.
reason-plan-bridge = Most przeprowadzi czołgi i zaopatrzenie.
reason-plan-creep = { $unit } wraca w zasięg dowodzenia.
