import { AND_WORDS } from "../joining-words.ts";
import { phrases } from "../phrases.ts";

/* One list for all languages: a word means the same wherever it stands between dates. */

/** "2019 – …": the period goes on. */
export const PRESENT = phrases(`
  present, presently, the present, present day, current position, current role, current job, current post, present position, present role, present job, now, today, current, currently, ongoing, on going, to date, to present, to the present, till date, till now, until now, until present, until today, to now, date, in progress, continuing, onwards, onward, till present, up to now, up to present,
  heute, aktuell, derzeit, jetzt, gegenwärtig, laufend, dato, bis dato, bis heute, bis jetzt, bis aktuell, andauernd, momentan, fortlaufend, lfd, zur Zeit, z Zt, ff, heutiger Tag, ungekündigt, in ungekündigter Stellung,
  présent, à présent, aujourd'hui, à aujourd'hui, ce jour, à ce jour, actuel, actuelle, actuellement, en cours, en poste, en activité, poste actuel, maintenant, jusqu'à présent, jusqu'à aujourd'hui, jusqu'à ce jour, nos jours, à nos jours, poste actuel,
  presente, actual, actualidad, la actualidad, actualmente, hoy, ahora, la fecha, a la fecha, hasta la fecha, el presente, y continúa, y continúo, continúa, y sigue, en curso, en activo, al presente, hasta hoy, hasta la actualidad, día de hoy, hoy en día, vigente,
  oggi, ad oggi, a oggi, tutt'oggi, a tutt'oggi, attuale, attualmente, in corso, tuttora, data attuale, fino ad oggi, ad ora, alla data attuale, al presente, corrente, in attività, in essere, in servizio,
  atual, atualmente, hoje, presentemente, até hoje, até à data, até ao presente, até ao momento, em curso, data atual, em atividade, o presente, ao presente, momento, o momento, este momento, atualidade, a atualidade, à atualidade, à data, presente data, dias de hoje, em andamento, cursando,
  heden, nu, tegenwoordig, momenteel, vandaag, huidig, tot heden, tot nu, tot op heden, lopend, t/m heden, actueel,
  obecnie, teraz, do teraz, nadal, dziś, dzisiaj, do dziś, do dzisiaj, do chwili obecnej, chwili obecnej, w trakcie, do nadal, aktualnie, obecna, obecny,
  σήμερα, έως σήμερα, μέχρι σήμερα, παρόν, τώρα, σήμερον, τρέχουσα, το παρόν,
  дотепер, досі, зараз, тепер, нині, до тепер, по теперішній час, теперішній час, до сьогодні, по сьогодні, сьогодні, до нині, донині, по сьогоднішній день, сьогоднішній день, поточний,
  настоящее время, по настоящее время, по н в, н в, наст время, сейчас, по сей день, до сих пор, сегодня, по сегодня, до настоящего времени, по сегодняшний день, текущее время, настоящий момент, текущий момент, по текущий момент, данный момент, по данный момент, н вр, нв,
  nu, idag, pågående, nuvarande, tills vidare, tills nu, till nu, fram till nu, fram till idag, tills idag, hittills, till idag, och framåt, till och med nu, dags dato, fortlöpande,
  nå, i dag, d d, dd, nåværende, pågår, nuværende, igangværende, til dato, til nå, frem til nå, frem til nu, til nu, til i dag, till dags dato, dags dato,
  nykyinen, nyt, tähän päivään, tähän päivään asti, nykyhetki, jatkuu, edelleen, tällä hetkellä, toistaiseksi, nykyään,
  současnost, dosud, do teď, doteď, doposud, nyní, do současnosti, dnes, aktuálně, po současnost, do dnes, dodnes, stále, současnosti,
  súčasnosť, súčasnosti, doteraz, teraz, po súčasnosť, do súčasnosti, aktuálne, stále,
  jelenleg, jelen, napjainkig, most, jelenleg is, folyamatban, jelenkor, máig, a mai napig, mai napig, jelenig,
  prezent, în prezent, acum, până în prezent, actual, astăzi, azi, la zi, în curs, momentul actual, curent, în desfășurare,
  сега, момента, до момента, до сега, досега, понастоящем, днес, до днес, настоящия момент, текущ, настоящем, настояще,
  danas, sada, trenutno, sadašnjost, do danas, do sada, dosad, u tijeku, još uvijek, trenutačno, u toku, данас, сада, тренутно, до данас, до сада, садашњост, у току,
  danes, zdaj, sedaj, do danes, do sedaj, trenutno, v teku, še traja, do zdaj,
  halen, günümüz, şu an, şimdi, devam ediyor, bugün, hala, devam, hâlen, şu anda, günümüze kadar, devam etmekte, sürüyor, güncel,
  الآن, حتى الآن, إلى الآن, الحاضر, حاليا, حالياً, الوقت الحالي, حتى تاريخه, اليوم, حتى اليوم, الى الان, الوقت الحاضر, تاريخه, مستمر, الحالي,
  היום, כיום, עד היום, כעת, הווה, נוכחי, עד כה, עכשיו, עד עתה,
  至今, 现在, 目前, 迄今, 今, 至目前, 至现在, 當前, 目前在职, 在职, 現職, 当前, 在读, 現今, 今日,
  現在, 現在に至る, 在職中, 至現在, 在籍中, 在学中,
  현재, 재직중, 재직 중, 재직, 지금, 현재까지, 재학중, 재학 중, 진행중, 진행 중,
  वर्तमान, वर्तमान तक, वर्तमान में, अब तक, अभी तक, आज तक, आज, कार्यरत, जारी,
  actualitat, l'actualitat, avui, actualment, present, fins avui, fins ara, fins a l'actualitat, ara, en curs, dia d'avui,
  वर्तमान, वर्तमान में, वर्तमान तक, अब तक, आज तक, अभी तक, अब, जारी,
  اکنون, تاکنون, هم اکنون, تا کنون, حال حاضر, ادامه دارد,
  ปัจจุบัน, ถึงปัจจุบัน, จนถึงปัจจุบัน,
  nay, đến nay, hiện nay, hiện tại, đến hiện tại, bây giờ,
  sekarang, saat ini, kini, sampai sekarang, hingga sekarang, hingga kini, sampai saat ini,
  dabar, iki dabar, šiuo metu, iki šiol, tebevyksta, dabartis, šiandien,
  šobrīd, pašlaik, līdz šim, tagad, patlaban, līdz šai dienai, šodien, tagadne,
  praegu, praeguseni, tänaseni, kuni praeguseni, käesolev ajani, jätkub, tänapäev, hetkel, kuni tänaseni, nüüd, tänapäevani
`);

/** "since 2018": a start that goes on. */
export const SINCE = phrases(`
  từ, từ năm,
  since, from, starting, starting from, as of, as from, beginning, beginning in, joined, started,
  seit, ab, seit dem, ab dem, seit ca,
  depuis, depuis le, à partir de, à compter de, dès, depuis l'année,
  desde, desde el, a partir de, desde el año,
  dal, da, dall', a partire da, a partire dal, sin dal,
  desde o, a partir de, sinds, vanaf, sedert, od, od roku, od dnia,
  από, από το, από τον, з, із, від, починаючи з, с, со, начиная с, от, sedan, från, från och med, fr o m, siden, fra, fra og med, fom, alkaen, ab, od r, až od, óta, din, începând cu, începând din, de la, от, след, от г,
  od godine, од, od leta, itibaren, beri, منذ, من, ابتداء من, ابتداءً من, מאז, משנת, החל מ, מ, 自, 从, 從, 自从, des de, des del, nuo, no, kopš, alates
`);
/** Opens a period and says nothing about its end. */
export const FROM = phrases(
  "von, vom, du, de, del, d, do, da, van, z, ze, od, of, di, period, periode, zeitraum, période, período, periodo, okres, период, період, the",
);
/** Suffix of a start: "2018 óta", "2018年4月から", "2018 onwards". */
export const SINCE_AFTER = phrases(`
  onwards, onward, onwards to date, en adelante, em diante, in poi, in avanti, og fremover, och framåt, óta, től, tól, alkaen, lähtien, から, より, 以降, 부터, 이후, से, 起, 以来, 至今为止, den beri, dan beri, ten beri, tan beri, den itibaren, dan itibaren, ten itibaren, tan itibaren, den bu yana, beri, itibaren, alates, alates sellest
`);
/** Between two dates. */
export const TO = phrases(`
  to, till, until, through, thru, up to, til, untill, bis, bis zum, bis zu, à, au, a, al, ao, jusqu'à, jusqu'au, jusqu'en, jusque, hasta, hasta el, hasta la, ad, fino a, fino ad, fino al, sino al, sino a, all', ai, até, até ao, até o, à, tot, tot en met, t/m, tm, t.e.m., do, do dnia, aż do, έως, ως, μέχρι, ως το, έως το, μέχρι το, до, по, дo, till och med, t o m, tom, til og med, frem til, asti, saakka, až, až do, po, ig, până la, până în, la, pana in, pana la, do kraja, к, arası, kadar, ile, إلى, الى, حتى, عד, עד, 至, 到, まで, から, 〜, 부터, 까지, से, fins a, fins al, fins, iki, līdz, kuni, đến, tới
`);
/** "until 2019", "graduated in 2012": an end without a start. Only what cannot be mistaken for another word. */
export const UNTIL = phrases(`
  until, till, up to, bis, bis zum, bis ca, jusqu'à, jusqu'au, jusqu'en, hasta, hasta el, fino a, fino al, fino a tutto il, até, até ao, tot, tot en met, do roku, έως, μέχρι, до, till och med, frem til, până în, până la, iki, līdz, kuni, fins a, fins al, حتى, עד, 至, ended, completed by, completed, completed in, graduated, graduated in, abschluss, abgeschlossen, diplômé en, diplômée en, obtenu en, obtenue en, finalizado en, finalizada en, concluido en, egresado en, graduado en, conseguito nel, conseguita nel, laureato nel, laureata nel, conclusão em, concluído em, concluída em, formado em, formada em, afgerond in, afgestudeerd in, behaald in, ukończony w, ukończona w, ukończone w, avslutad, afsluttet, окончил в, окончила в, окончен в
`);
/** "Forklift licence (obtained 2016)", "erworben 2018": before its date, says that something was got then and nothing else. */
export const OBTAINED = phrases(
  "obtained, obtained in, issued, issued in, awarded, awarded in, acquired, achieved, erworben, erworben am, erworben im, erhalten, ausgestellt am, obtenu le, obtenue le, délivré le, délivrée le, obtenido en, obtenida en, expedido en, ottenuto nel, rilasciato il, obtido em, obtida em, emitido em, behaald in, behaald op, uzyskany w, uzyskane w, получен в, получено в",
);
/** "2014年8月取得": the same after a date. */
export const OBTAINED_AFTER = phrases("取得, 取得済, 取得済み, 合格, 获得, 取得证书, 취득, 합격");
/** "between 2018 and 2020". */
export const BETWEEN = phrases(
  "between, zwischen, entre, tra, fra, tussen, między, pomiędzy, μεταξύ, між, между, mellan, mellem, mellom, mezi, medzi, között, între, između, med, بين, בין",
);
export const AND = phrases(AND_WORDS.join(","));
/** Small words inside one date: "12 de marzo de 2019", "1st of May", "2019 m. kovo", "рік". */
export const LINK = phrases(
  "de, del, of, du, d, des, di, do, dell, the, den, der, dem, am, im, in, m, el, le, i, de l'any, año, ano, năm, عام, سنة",
);
/** Before the number of a month. */
export const NUMBERED_MONTH = phrases("tháng, thg");
/** After a year, part of its print. */
export const YEAR_WORDS = phrases(
  "г, гг, год, года, году, р, рр, рік, року, році, r, rok, roku, roce, god, godine, год, година, години, г г, m, metai, metais, gada, gads, gadā, a, aasta, aastal, e, yil, yılı, yılında, 年度, م, ميلادي, ميلادية, میلادی",
);
export const CIRCA = phrases(
  "circa, ca, c, ungefähr, etwa, approx, approximately, about, around, environ, vers, alrededor de, hacia, cerca de, verso, około, ok, cirka, omkring, noin, asi, körülbelül, kb, aproximativ, yaklaşık, 約, 约, 약",
);
/**
 * "Ende 2015", "mid-2016", "a finales de 2018": the part of a year before it. It says less than a month does, so the date is the year. A word
 * with other meanings stands here with the word that follows it before a date: "final de 2019", but "Final 2019" is a match.
 */
export const PARTS_OF_YEAR = phrases(`
  early, mid, late, first half, second half, end of, the end of, start of, the start of, beginning of, the beginning of, middle of, the middle of, in early, in mid, in late, first half of, second half of, the first half of, the second half of,
  anfang, mitte, ende, anfangs, medio, zu beginn, beginn, zum ende, erste hälfte, zweite hälfte, frühes, spätes, jahresanfang, jahresende, jahresmitte,
  début, mi, fin, début de, fin de, le début, courant, milieu, milieu de,
  principios de, a principios de, comienzos de, a comienzos de, inicios de, a inicios de, inicio de, mediados de, a mediados de, finales de, a finales de, fines de, a fines de, fin de, final de, principios del, mediados del, finales del,
  inizio, inizi, metà, fine, inizio del, inizi del, metà del, fine del, a inizio, agli inizi del, a metà, a fine, alla fine del,
  início de, inícios de, no início de, princípio de, princípios de, começo de, meados de, em meados de, fim de, no fim de, final de, finais de, no final de, em finais de,
  begin, eind, einde, midden, half, begin van, eind van, einde van, midden van,
  początek, połowa, koniec, na początku, w połowie, pod koniec,
  αρχές, μέσα, τέλη, αρχή, τέλος, αρχές του, μέσα του, τέλη του, στις αρχές, στα μέσα, στα τέλη,
  початок, середина, кінець, на початку, у середині, в середині, наприкінці, початку, середини, кінця,
  начало, середина, конец, в начале, в середине, в конце, начала, середины, конца,
  början av, mitten av, slutet av, i början av, i mitten av, i slutet av,
  begyndelsen af, starten af, midten af, slutningen af, primo, ultimo, i starten af, i slutningen af, begynnelsen av, starten av, midten av, slutten av,
  alku, loppu, alkuvuosi, loppuvuosi, alkuvuodesta, loppuvuodesta, alkuvuonna, loppuvuonna, alkuvuoteen, loppuvuoteen, keskivaihe,
  začátek, polovina, konec, začátkem, koncem, v polovině, počátek, počátkem, začiatok, koniec, začiatkom, v polovici, polovica,
  începutul, începutul anului, mijlocul, mijlocul anului, sfârșitul, sfârșitul anului, la începutul, la sfârșitul,
  началото на, средата на, края на, в началото на, в средата на, в края на, начало на, край на,
  početak, sredina, kraj, početkom, sredinom, krajem, почетак, средина, крај, почетком, средином, крајем, začetek, sredi, konec, v začetku, ob koncu,
  principis de, a principis de, inicis de, mitjan, mitjans de, a mitjans de, finals de, a finals de, final de,
  אמצע, סוף, תחילת, בתחילת, באמצע, בסוף, أوائل, أواخر, منتصف, بداية, نهاية, في بداية, في نهاية, اواخر, اوائل, awal, pertengahan, akhir, đầu, giữa, cuối, đầu năm, giữa năm, cuối năm
`);
/** Parts of a year that are other things after a word: "end 2019" is one, "Front End 2019" is none. */
export const PARTS_ALONE = phrases("end, start");
/** "2018 eleje", "2019 m. pabaiga", "2018年初": the part of a year after it. */
export const PARTS_AFTER_YEAR = phrases(
  "eleje, elején, elejétől, elejéig, közepe, közepén, közepétől, közepéig, vége, végén, végétől, végéig, başı, başında, başından, ortası, ortasında, sonu, sonunda, sonuna, pradžia, pradžioje, vidurys, viduryje, pabaiga, pabaigoje, sākums, sākumā, vidus, vidū, beigas, beigās, algus, alguses, keskpaik, lõpp, lõpus, 初, 年初, 初头, 中, 末, 底, 年末, 年底, 初め, 初頭, 半ば, 末頃, 초, 중순, 말",
);
export const ORDINAL = phrases("st, nd, rd, th, er, ère, re, e, ème, º, ª, o, ten, ter, te, de, a, η, ης, го, е, й, ое, ste");

export type SeasonName = "spring" | "summer" | "autumn" | "winter";
const SEASON_WORDS: Record<SeasonName, string> = {
  spring:
    "spring, spring term, spring semester, frühling, frühjahr, printemps, primavera, la primavera, primavera de, lente, voorjaar, wiosna, wiosną, άνοιξη, весна, навесні, весной, vår, vårtermin, vårterminen, vt, forår, kevät, keväällä, jaro, jar, tavasz, primăvara, primăvară, пролет, proljeće, пролеће, proleće, pomlad, bahar, ilkbahar, الربيع, ربيع, אביב, 春季, 春, 봄, pavasaris, kevad, v, frühjahre, primaveras, primavere, våren, foråret, vårene, keväisin, tavaszán, tavasszal, весны, весну, весни, primăveri",
  summer:
    "summer, summer term, summer semester, sommer, sommersemester, ss, sose, été, l'été, verano, estate, verão, zomer, lato, latem, semestr letni, καλοκαίρι, літо, влітку, лето, летом, sommar, kesä, kesällä, léto, leto, nyár, vara, vară, лято, ljeto, лето, poletje, yaz, الصيف, صيف, קיץ, 夏季, 夏, 여름, estiu, vasara, suvi, summers, sommers, étés, les étés, veranos, los veranos, estati, verões, zomers, lata, wakacje, καλοκαίρια, літа, літні, лета, летние, sommaren, somrar, somrarna, sommeren, somre, somrene, kesät, kesäisin, léta, letá, nyarak, nyarán, nyaranta, nyáron, verile, ljeta, leta, poletja, yazları, yazlar, الأصياف, קיצים, estius, vasaros, vasaras, suved, suvel",
  autumn:
    "autumn, fall, fall term, fall semester, autumn term, herbst, automne, otoño, autunno, outono, herfst, najaar, jesień, jesienią, φθινόπωρο, осінь, восени, осень, осенью, höst, hösttermin, höstterminen, ht, efterår, høst, syksy, syksyllä, podzim, jeseň, ősz, toamna, toamnă, есен, jesen, јесен, güz, sonbahar, الخريف, خريف, סתיו, 秋季, 秋, 가을, tardor, ruduo, rudens, sügis, autumns, automnes, otoños, autunni, outonos, herfsten, hösten, höstar, efteråret, høsten, syksyisin, podzimy, jesienie, őszén, ősszel, toamne, осінню, осени",
  winter:
    "winter, winter term, winter semester, wintersemester, ws, wise, hiver, l'hiver, invierno, inverno, zima, zimą, semestr zimowy, χειμώνας, зима, взимку, зимой, vinter, talvi, talvella, tél, iarna, iarnă, kış, الشتاء, شتاء, חורף, 冬季, 冬, 겨울, hivern, žiema, ziema, talv, winters, hivers, inviernos, inverni, invernos, zimy, vintern, vintrar, vinteren, vintre, vintrene, talvisin, telén, télen, ierni, зими, зимы, зиму, зимние, kışları, hiverns, žiemos, ziemas, talvel",
};
const SEASONS = new Map(
  Object.entries(SEASON_WORDS).flatMap(([season, list]) => [...phrases(list)].map((word) => [word, season as SeasonName] as const)),
);
export const seasonOf = (folded: string): SeasonName | undefined => SEASONS.get(folded);
/** Before the figures of a form: "DÍA 03 MES 02 AÑO 2016", "Month 02 Year 2016". */
export const DAY_LABELS = phrases("day, día, dia, jour, tag, giorno, dag, dzień, gün, dd");
export const MONTH_LABELS = phrases("month, mes, mês, mois, monat, mese, maand, miesiąc, ay, mm");
export const YEAR_LABELS = phrases("year, año, ano, année, jahr, anno, jaar, rok, yıl, aaaa, yyyy");
/** "Q3 2019", "T3 2019", "3. Quartal 2019". */
export const QUARTER_WORDS = phrases(
  "q, t, quarter, quartal, trimestre, trimestr, kwartał, kwartaal, kvartal, kvartál, negyedév, quadrimestre, квартал, τρίμηνο, neljännes, çeyrek, 四半期, 季度, 분기, kv",
);
export const HALF_WORDS = phrases(
  "h, half, halbjahr, semestre, semester, semestr, półrocze, halvår, půlrok, pololetí, félév, полугодие, півріччя, s, halvleår",
);

/** Units of a duration: "(2 years 3 months)". Never part of a date. */
export const DURATION = phrases(`
  year, years, yr, yrs, y, month, months, mo, mos, mth, mths, m, week, weeks, wk, wks, w, day, days, d, hour, hours,
  jahr, jahre, jahren, j, monat, monate, monaten, mon, woche, wochen, tag, tage, tagen,
  an, ans, année, années, mois, semaine, semaines, jour, jours,
  año, años, mes, meses, semana, semanas, día, días, a,
  anno, anni, mese, mesi, settimana, settimane, giorno, giorni,
  ano, anos, mês, dia, dias, jaar, jaren, maand, maanden, weken, dagen, maand, mnd,
  rok, roku, lata, lat, miesiąc, miesiące, miesięcy, mies, tydzień, tygodnie, tygodni, dni,
  έτος, έτη, χρόνια, χρόνος, μήνας, μήνες, μήνα, εβδομάδες, ημέρες,
  рік, роки, років, р, місяць, місяці, місяців, міс, тижні, тижнів, дні, днів,
  год, года, лет, г, л, месяц, месяца, месяцев, мес, недели, недель, дня, дней,
  år, månad, månader, måned, måneder, mdr, mån, vecka, veckor, uger, uker, dagar, dager, dage,
  vuosi, vuotta, v, kuukausi, kuukautta, kk, viikkoa, roky, let, měsíc, měsíce, měsíců, měs, týdny, rokov, mesiac, mesiace, mesiacov, týždne,
  év, hónap, hó, hét, nap, ani, lună, luni, săptămâni, zile, година, години, месеца, месеци, седмици,
  godina, godine, mjesec, mjeseca, mjeseci, mesec, meseca, meseci, leta, leto, mesecev, tednov, година, године, месец,
  yıl, ay, hafta, gün, سنة, سنوات, سنه, شهر, أشهر, اشهر, شهور, أسابيع, שנה, שנים, חודש, חודשים,
  年, 个月, 個月, 月, ヶ月, か月, カ月, ケ月, 年間, 周, 天, 년, 개월, 주, anys, any, mesos, metai, metų, mėn, mėnesiai, mėnesių, m, gadi, gads, mēneši, mēnesis, aasta, aastat, kuu, kuud
`);

/** A year after one of these is a version, a norm or a number of something. */
export const VERSION_BEFORE = phrases(`
  iso, din, iec, ieee, vde, ansi, astm, bs, nf, uni, ohsas, haccp, iatf, nen, norm, norme, norma, windows, win, office, ms office, server, sql, exchange, sharepoint, autocad, excel, access, powerpoint, outlook, visio, dynamics, nav, ax, sap, revit, solidworks, inventor, archicad, catia, max, ecma, ecmascript, cpp, c++, fortran, cobol, ada, matlab, photoshop, indesign, illustrator, acrobat, creative suite, foxpro, version, v, ver, release, vb, vs, tia, biztalk, hyper v, lync, navision, wwdc, area, room, block, horizon, horizont, vision, euro, expo, p o box, box, bp, postfach, apt, apartado, cp, nr, num, number, nº, №, §, paragraph, boulevard, avenue, street, road, unit, suite, tel, fax, phone, mobile, mobil, plz, zip, cap, euro nr, act
`);
/** A number before one of these counts something. */
export const COUNTED_AFTER = phrases(`
  employees, staff, people, users, customers, clients, members, students, participants, visitors, guests, patients, units, items, pcs, pieces, orders, tickets, requests, devices, servers, stores, shops, sites, locations, invoices, calls, cases, documents, pages, lines, records, transactions, hours, hrs, h, days, miles, km, m, mm, cm, kg, g, tons, tonnes, t, l, liters, litres, mb, gb, tb, mhz, ghz, kw, kwh, mw, rpm, bar, psi, v, volt, w, watt, sq, sqm, m2, qm, usd, eur, gbp, chf, pln, czk, huf, sek, nok, dkk, ron, uah, rub, rur, inr, jpy, cny, euro, euros, dollars, pounds, k, mio, million, millions, words,
  mitarbeiter, mitarbeitende, mitarbeitern, beschäftigte, personen, nutzer, benutzer, kunden, teilnehmer, patienten, stunden, std, stück, artikel, geräte, anwender, gäste, besucher, belege, rechnungen, tonnen, betten, schüler, mann,
  salariés, employés, collaborateurs, personnes, utilisateurs, clients, élèves, participants, patients, heures, tonnes, pièces, agents, adhérents, lits, références, couverts,
  empleados, personas, usuarios, clientes, alumnos, trabajadores, horas, pacientes, unidades, socios, habitaciones,
  dipendenti, persone, utenti, clienti, studenti, ore, pazienti, pezzi, collaboratori, funcionários, pessoas, utilizadores, alunos, utentes, colaboradores, medewerkers, personen, gebruikers, klanten, uren, leerlingen,
  pracowników, osób, klientów, użytkowników, godzin, uczniów, εργαζόμενοι, άτομα, πελάτες, ώρες, χρήστες, працівників, осіб, користувачів, клієнтів, годин, сотрудников, человек, чел, пользователей, клиентов, часов, руб, грн,
  anställda, personer, kunder, användare, timmar, ansatte, brukere, brugere, timer, henkilöä, asiakasta, työntekijää, tuntia, zaměstnanců, lidí, osob, zákazníků, uživatelů, hodin, zamestnancov, ľudí, fő, ügyfél, óra, angajați, persoane, clienți, ore, служители, души, клиенти, часа, zaposlenih, osoba, ljudi, korisnika, sati, çalışan, kişi, kullanıcı, müşteri, saat, موظف, شخص, عميل, ساعة, 人, 名, 名様, 件, 台, 万, 元, 円, 명, 건, 대, 원, treballadors, persones, hores, darbuotojų, darbinieku, töötajat
`);

/** Months as some languages number them. */
export const ROMAN_NUMERALS = "I II III IV V VI VII VIII IX X XI XII".split(" ");
