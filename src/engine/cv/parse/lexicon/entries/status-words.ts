/** How far studies got or where they stand: "in progress", "abgebrochen". None of these is a degree, a subject or a part of the name of a school. The source of a pattern. */
export const STUDY_STATUS =
  String.raw`(?:still |currently )?(?:in progress|ongoing)|(?:currently |presently )?(?:enrolled|attending|studying|pursuing)|current student|some college|no degree|degree not (?:completed|obtained|awarded)|(?:expected|anticipated|projected)(?: (?:graduation|completion))?(?: date)?|not completed|incomplete|unfinished|to be completed|dropped out|graduated|graduating|renewed|` +
  String.raw`laufend|abgebrochen|unterbrochen|nicht abgeschlossen|ohne abschluss|abschluss (?:ausstehend|offen)|noch nicht abgeschlossen|voraussichtlich|vsl\.|` +
  String.raw`en cours(?: de validation| d[’']obtention)?|inachevée?s?|non achevée?s?|non (?:validée?s?|obtenue?s?|terminée?s?)|niveau|interrompue?s?|abandonnée?s?|` +
  String.raw`en curso|(?:cursando )?\d{1,2}[º°.]?\s?(?:semestre|cuatrimestre|ciclo)|cursando(?: actualmente)?|actualmente cursando|inconclus[oa]|trunc[oa]|incomplet[oa]|sin terminar|en proceso|` +
  String.raw`em curso|em andamento|(?:cursando )?(?:o )?\d{1,2}[ºª°]\.?\s?(?:semestre|período|ano|termo)|em progresso|trancad[oa]|a frequentar|por concluir|` +
  String.raw`in corso|non (?:conclus|completat|terminat)[oai]|interrott[oai]|in fase di completamento|` +
  String.raw`lopend|niet (?:afgerond|voltooid)|nog bezig|` +
  String.raw`(?:studia )?w trakcie|w toku|nieukończone|niedokończone|przerwane|` +
  String.raw`(?:nyní )?probíhá|nedokončen[oéáý]|nedokonč(?:ené|ený|ená)|prebieha|přerušen[oé]|` +
  String.raw`pågående|pågår|avbrut(?:en|na|et)|ej avslutad|igangværende|ikke (?:fullført|afsluttet)|avbrutt|afbrudt|` +
  String.raw`kesken|käynnissä|keskeytynyt|` +
  String.raw`folyamatban|félbehagyott|în curs|neterminat[ăe]?|în desfășurare|u tijeku|u toku|v teku|` +
  String.raw`devam ediyor|devam etmekte|terk|` +
  String.raw`σε εξέλιξη|υπό εξέλιξη|ημιτελ(?:ής|είς)|` +
  String.raw`не (?:завершено|окончено|закончено|завершена|закінчено)|неоконченное|незавершена|в процессе|в процесі`;

/** That studies came to their end, or how they were done, as it stands in brackets or behind a dash: "(diploma behaald)", "– concluído", "(part time)". The source of a pattern. */
export const STUDY_ENDED =
  String.raw`(?:diploma |degree )?(?:completed|obtained|awarded|passed|finished|earned)|(?:part|full)[- ]time|class of|year of graduation|` +
  String.raw`(?:erfolgreich )?(?:abgeschlossen|bestanden|absolviert)|berufsbegleitend|(?:diplôme |titre )?(?:obtenue?s?|validée?s?|terminée?s?|réussie?)|à temps partiel|` +
  String.raw`(?:título )?(?:obtenid|finalizad|terminad|concluid|completad|aprobad|titulad|egresad|graduad)[oa]|(?:concluíd|terminad|completad|obtid|finalizad|formad)[oa]|` +
  String.raw`(?:conseguit|completat|ottenut|conclus|terminat)[oa]|(?:(?:diploma|certificaat|getuigschrift) )?(?:behaald|afgerond|voltooid|geslaagd)|deeltijd|voltijd|` +
  String.raw`ukończon[eya]|zakończon[eya]|zaoczn[eya]|(?:úspěšně )?(?:dokončen|ukončen)[oáéýa]?|ukončen[ée]|avslutad|(?:full|av)ført|afsluttet|bestått?|fullført|deltid|heltid|` +
  String.raw`valmis|suoritettu|valmistunut|befejezve|befejezett|elvégezve|finalizat[ăe]?|absolvit[ăe]?|završen[oa]|zaključen[oa]|tamamlandı|mezun(?: oldu)?|bitirdi|` +
  String.raw`ολοκληρώθηκε|αποφοίτησα|завершено|закінчено|завершена|окончено|окончена|окончен|закінчив|закінчила|завършено|selesai|lulus|tamat`;

/** What somebody did at a school, or with a degree, before its name: "graduated from", "obtention du", "навчалася в". The source of a pattern. */
export const STUDY_VERBS =
  String.raw`(?:graduated|graduation|graduate) (?:from|of)(?: the)?|stud(?:ied|ying) at(?: the)?|attended(?: the)?|` +
  String.raw`(?:besuch|abschluss|absolvierung|absolvent(?:in)?|erwerb|erlangung) (?:der|des|an der|am)|` +
  String.raw`obtention (?:du|de la|de l['’]|d['’]une?)|diplômée? (?:de la|de l['’]|du)|titulaire (?:d['’]une?|du|de la|de l['’])|` +
  String.raw`egresad[oa] de(?:l| la)?|graduad[oa] (?:de|por) (?:la|el)|obtención (?:del?|de la)(?: título de)?|` +
  String.raw`conseguimento (?:del(?:la)?|di)|diplomat[oa] presso(?: il| la| l['’])?|frequenza (?:del(?:la|l['’])?)|` +
  String.raw`conclusão d[oae]|formad[oa] (?:pel[oa])|obtenção d[oae]|afgestudeerd (?:aan|in)(?: de| het)?|` +
  String.raw`ukończenie|ukończył[ae]?m?|absolwent(?:ka)?|absolvoval[a]?|absolvování|absolvent(?:ka)?|` +
  String.raw`examen från|studera(?:de|r) (?:på|vid)|studerende (?:på|ved)|uddannet (?:fra|på)|` +
  String.raw`(?:за)?кінчи(?:в|ла)|закінчення|навча(?:вся|лася|лась|ється)(?: (?:в|у|на))?|` +
  String.raw`(?:за|о)кончил[аи]?|окончание|(?:обучал|учил)(?:ся|ась)(?: (?:в|на))?`;

/** What tells more of the studies behind the school or the degree: "Advisor: Jane Roe", "(Betreuer: …)", "Dissertation: …". The source of a pattern. */
export const TELLS_OF_STUDIES =
  String.raw`(?:co-?)?(?:advisors?|advisers?|supervisors?|supervised by|mentors?|promoters?|chair|committee|teachers?|tutors?)|(?:master['’]?s |doctoral |bachelor['’]?s |phd |final )?(?:thesis|dissertation|project)(?: title)?|(?:relevant )?coursework|minors?|concentrations?|specializations?|activities|` +
  String.raw`(?:erst|zweit)?(?:betreuer|gutachter|prüfer)(?:in)?|betreut von|(?:abschluss|bachelor|master|diplom|doktor)arbeit|thema(?: der (?:arbeit|dissertation|diplomarbeit))?|nebenf(?:ach|ächer)|schwerpunkte?|vertiefung|lehrer(?:in)?|` +
  String.raw`directeurs?(?: de thèse)?|directrices?(?: de thèse)?|encadrée? par|encadrant|sujet(?: de (?:thèse|mémoire))?|mémoire|thèse|professeurs?|` +
  String.raw`director(?:a|es)?(?: de tesis)?|tutor(?:a|es)?|supervisor(?:a|es)?|orientador(?:a|es)?|tesis(?: doctoral)?|tesina|trabajo (?:de fin|final) de (?:grado|máster|carrera)|tema|tese|dissertação|monografia|tcc|` +
  String.raw`relator[ei]|relatrice|titolo (?:della )?tesi|tesi(?: di laurea)?|begeleiders?|promotor(?:en)?|scriptie|afstudeeropdracht|promotor(?:zy)?|temat(?: pracy)?|praca (?:magisterska|dyplomowa|inżynierska)|` +
  String.raw`školitel(?:ka)?|vedoucí práce|téma(?: práce)?|(?:bakalářská|diplomová|disertační) práce|handledare|veileder|vejleder|uppsats|examensarbete|ohjaaja|gradu|témavezető|szakdolgozat|coordonator|lucrare(?: de (?:licență|diplomă))?|` +
  String.raw`научный руководитель|тема(?: диплома| диссертации)?|диплом(?:ная работа)?|науковий керівник|επιβλέπων|διπλωματική εργασία|danışman|tez(?: konusu)?`;
