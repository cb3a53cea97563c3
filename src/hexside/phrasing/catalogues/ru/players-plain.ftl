# Почему компьютерный игрок в игре с соединениями и скрытыми стекми так поступил.

reason-plan-move-bridge = { $unit } идёт в гекс { $hex }, к месту для моста.
reason-plan-pick = Сейчас больше всего может сделать: { $formation }.
reason-plan-name = Кроме того, больше всего может сделать: { $unit }.
reason-plan-fire = Гекс { $hex } — самая сильная цель рядом с нашими частями.
reason-plan-spared = Местность избавляет обороняющихся от этого.
reason-plan-fall-back = Здесь дешевле отдать местность, чем людей.
reason-plan-stand = Этот гекс стоит потерь.
reason-plan-together = Части держатся вместе.
reason-plan-detach = { $unit } выделяет группу: две части закроют больше местности, чем одна.
reason-plan-replace = Пополнение нужнее всего здесь: { $unit }.
reason-plan-bridge = Мост пропустит танки и снабжение.
reason-plan-creep = { $unit } возвращается в радиус управления.
