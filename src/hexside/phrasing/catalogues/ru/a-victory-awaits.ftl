# Победа ждёт: названия.

game-a-victory-awaits-title = Победа ждёт (A Victory Awaits)
scenario-a-victory-awaits-leningrad-title = Блицкриг: Ленинград
scenario-a-victory-awaits-leningrad-summary = Группа армий «Север» от Немана до Ленинграда, девять ходов. Ось побеждает, набрав 54 победных очка после проверки снабжения девятого хода.
scenario-a-victory-awaits-smolensk-short-title = Блицкриг: Смоленск, короткая игра
scenario-a-victory-awaits-smolensk-short-summary = Группа армий «Центр» от Буга до смоленских ворот, шесть ходов. Ось побеждает, набрав 60 победных очков после проверки снабжения шестого хода.
scenario-a-victory-awaits-smolensk-title = Блицкриг: Смоленск
scenario-a-victory-awaits-smolensk-summary = Группа армий «Центр» от Буга в сторону Москвы, девять ходов. Ось побеждает, набрав 85 победных очков после проверки снабжения девятого хода.
scenario-a-victory-awaits-kiev-title = Блицкриг: Киев
scenario-a-victory-awaits-kiev-summary = Группа армий «Юг» от Сана и Прута до Днепра, девять ходов. Ось побеждает, набрав 52 победных очка после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-title = Победа ждёт: кампания
scenario-a-victory-awaits-campaign-summary = Операция «Барбаросса» на трёх картах, с 22 июня по 19 сентября 1941 года, девять ходов. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.

box-axis-available = Доступные части
box-axis-eliminated = Потери
box-soviet-available = Доступные части
box-soviet-eliminated = Потери
box-turn-3 = Ход 3: 19-я армия
box-turn-7 = Ход 7: переброска из 3-й танковой группы
