import { describe, expect, test } from "bun:test";
import type { Line } from "../reading.ts";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

const isRefused = (lines: readonly Line[]): boolean => {
  try {
    parseResume(buildReading(lines));
    return false;
  } catch (error) {
    if ((error as { code?: string }).code !== "not_a_cv") throw error;
    return true;
  }
};
/** A line "# Title" is a heading, "* item" an item of a list; "|" parts cells, an empty line is white above the next. */
const page = (text: string): Line[] =>
  text.split("\n").flatMap((row, at, rows) => {
    const printed = row.trim().replaceAll(" | ", "\t");
    if (printed === "") return [];
    if (printed.startsWith("# ")) return [heading(printed.slice(2))];
    return [printed.startsWith("* ") ? bullet(printed.slice(2)) : line(printed, { gap: rows[at - 1] === "" ? 1 : 0 })];
  });

describe("a CV is taken:", () => {
  test.each([
    [
      "Japanese, with a table of years and neither address nor telephone",
      "履歴書\n2025年4月1日現在\n氏名 | 山田 花子\n生年月日 | 1990年5月1日生\n年 | 月 | 学歴・職歴\n | | 学歴\n2009 | 4 | 青葉大学 経済学部 入学\n2013 | 3 | 青葉大学 経済学部 卒業\n | | 職歴\n2013 | 4 | 株式会社みなと商事 入社\n2020 | 3 | 株式会社みなと商事 退社",
    ],
    [
      "Japanese, of the jobs alone",
      "職務経歴書\n2025年4月1日現在\n氏名 山田 花子\n■職務要約\n経理として十年勤務し、決算と税務を担当してまいりました。\n■職務経歴\n2013年4月～2020年3月 株式会社みなと商事\n事業内容：食品の卸売\n2020年4月～現在 株式会社やまと食品\n経理部 主任",
    ],
    [
      "without contact data",
      "Jane Doe\n\nAccountant, Baker Street Ltd | 2019 – 2021\n* Kept the books of forty shops.\nBookkeeper, Harbour Ltd | 2015 – 2019\n* Paid the wages.",
    ],
    [
      "anonymous, with headings",
      "# Experience\nAccountant, Baker Street Ltd | 2019 – 2021\n* Kept the books of forty shops.\n# Education\nBA Economics, University of Leeds | 2012 – 2015",
    ],
    ["by its title and one heading", "Curriculum vitae\nJane Doe\n# Work\nKept the books of forty shops for Baker Street Ltd"],
    [
      "Korean, without contact data",
      "이력서\n성명 | 김하늘\n# 학력\n2012.03 ~ 2016.02 | 푸른대학교 경영학과\n# 경력\n2016.03 ~ 2020.05 | 바다상사 경리팀",
    ],
    [
      "in a language without known headings",
      "Anna Kipkemboi\nanna@example.com, +254 700 000 123\n# Kazi\nBaker Street, 2015 – 2019\nHarbour, 2011 – 2015\n# Shule\nMto wa Kati, 2007 – 2011",
    ],
    [
      "that was printed from a web page, of text alone",
      "Η Ιατρός - Βιογραφικό\nΓεννήθηκε στην Κατερίνη και είναι χειρουργός με πολυετή εμπειρία στον δημόσιο τομέα.\nΠλαστικός Χειρουργός · 694 555 0076 · info@example.com",
    ],
    [
      "of an artist, of credits under headings that no list knows",
      "Anna Kestrel\nMake-up Artist\nanna@example.com\n# Films\n* The Pumpkin Carver\n* Purple Star\n# Shows\n* Shakespeare in the Park\n# Print\n* Coast Magazine",
    ],
    [
      "of prose under the employers, without a date",
      "Anna Berger\nanna@example.com\n# Hafen GmbH\nDort habe ich die Bücher von vierzig Läden geführt und zwei Lehrlinge betreut.\n# Universität Leith\nIch habe Betriebswirtschaft gehört und in der Bibliothek gearbeitet.\n# Was noch\nIm Winter laufe ich Schlittschuh und singe im Chor der Gemeinde.",
    ],
  ])("%s", (_, text) => {
    expect(isRefused(page(text))).toBe(false);
  });
});

describe("what is no CV is refused:", () => {
  test.each([
    [
      "an invoice",
      "Harbour Ltd\n12 Quay Road, Leeds\nbilling@example.com | +44 117 496 0142\nInvoice 2024-118 | 3 May 2024\nDue date | 2 June 2024\nDescription | Quantity | Price\nBookkeeping, April 2024 | 12 h | 600.00\nTravel | 1 | 40.00\nTotal | | 640.00\nPlease pay within thirty days to the account below.",
    ],
    [
      "an invoice in German",
      "Hafen GmbH\nKaistraße 12, 20457 Hamburg\nRechnung Nr. 118 | 3. Mai 2024\nLeistungszeitraum | 01.04.2024 – 30.04.2024\nPos. | Bezeichnung | Betrag\n1 | Buchhaltung | 600,00 €\nSumme | | 600,00 €\nZahlbar innerhalb von 30 Tagen ohne Abzug.\nIBAN DE00 0000 0000 0000 0000 00",
    ],
    [
      "a letter",
      "Jane Doe\n12 Quay Road, Leeds\njane.doe@example.com\n3 May 2024\nDear Mrs Roe,\nThank you for your letter of last week, which I read with much interest and some surprise.\nI shall be glad to visit you in June, and hope that the weather will be kinder than it was in the spring.\nYours sincerely,\nJane Doe",
    ],
    [
      "a letter with the profession below the name",
      "Jane Doe\nAccountant\njane.doe@example.com\n3 May 2024\nDear Mrs Roe,\nI read with much interest that you are looking for somebody to keep the books.\nYours sincerely,\nJane Doe",
    ],
    [
      "an invoice of a self-employed person",
      "Jane Doe\nMake-up Artist\njane.doe@example.com\n# Invoice\nDate | 3 May 2024\n# Services\nMake-up for the summer ball | 200.00\nTotal | 200.00",
    ],
    [
      "a letter that lists what is enclosed",
      "Jane Doe\n12 Quay Road, Leeds\njane.doe@example.com\n3 May 2024\nDear Mrs Roe,\nI read with much interest that you are looking for somebody to keep the books.\nYours sincerely,\nJane Doe\nEnclosures\nCurriculum vitae",
    ],
    [
      "a letter in French",
      "Jeanne Dupuis\n12 quai du Port, Lyon\njeanne@example.com\nLyon, le 3 mai 2024\nMadame,\nJe vous remercie de votre lettre de la semaine passée, que j'ai lue avec beaucoup d'intérêt.\nJe vous prie d'agréer, Madame, l'expression de mes salutations distinguées.\nJeanne Dupuis",
    ],
    [
      "a job offer",
      "Harbour Ltd\nAccountant (full time), Leeds\n# About the role\nYou keep the books of forty shops and report to the head of finance.\n# Requirements\n* Three years of experience with ledgers\n# Skills\n* Excel, SAP\n# Education\n* A degree in economics\n# What we offer\n* Thirty days of leave\njobs@example.com",
    ],
    [
      "a job offer in German",
      "Hafen GmbH\nBuchhalter (m/w/d) in Hamburg\n# Ihre Aufgaben\n* Sie führen die Bücher von vierzig Läden.\n# Ihr Profil\n* Abgeschlossene Ausbildung\n# Kenntnisse\n* Excel, SAP\n# Sprachen\n* Deutsch, Englisch\n# Wir bieten\n* Dreißig Tage Urlaub\njobs@example.com",
    ],
    [
      "a job offer in Spanish",
      "Puerto S.L.\nContable en Sevilla\n# Requisitos\n* Tres años de experiencia\n# Formación\n* Grado en economía\n# Idiomas\n* Inglés\n# Ofrecemos\n* Treinta días de vacaciones",
    ],
    [
      "a page of a novel",
      "Chapter Three\nIt was late in the spring of 1847 when the old man first came down to the harbour and asked for work.\nNobody knew him, and he said little, but the books that he kept were the cleanest that the town had seen.\n“You may stay,” said the widow, “until the autumn of 1848, and not a day longer.”",
    ],
    [
      "a page of a novel in Russian",
      "Глава третья\nПоздней весной 1847 года старик впервые спустился к гавани и попросил работы.\nНикто его не знал, и говорил он мало, но книги, которые он вёл, были самыми чистыми в городе.",
    ],
    [
      "minutes of a meeting",
      "Minutes of the meeting of 3 May 2024\nPresent: Jane Doe, Adam Roe\n# Agenda\n* Report of the treasurer\n* Summer party\n# Decisions\n* The report is accepted.\nNext meeting: 7 June 2024",
    ],
    [
      "a price list",
      "Harbour Bakery\nPrice list 2024\nRye bread | 3.20\nWhite bread | 2.80\nRolls | 0.60\nOpen 7:00 – 18:00\n+44 117 496 0142",
    ],
  ])("%s", (_, text) => {
    expect(isRefused(page(text))).toBe(true);
  });
});
