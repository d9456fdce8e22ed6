/** Words that open a section of skills beside the heading of the languages alone: "Languages & computer", "Talen en pc". */
export const SKILL_PARTS =
  "computer, computers, computing, pc, it, ict, computador, ordinateur, calculatoare, komputer, počítač, počítače, data, dator, datorer, tietokone, atk, számítógép, računalo, računar, računalnik, рачунар, компьютер, комп'ютер, компютър, υπολογιστές, bilgisayar, الحاسوب, الحاسب الآلي, الكمبيوتر, מחשב, מחשבים, 计算机, 电脑, 電腦, パソコン, 컴퓨터, oa";
