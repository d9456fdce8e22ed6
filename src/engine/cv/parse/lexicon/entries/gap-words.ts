import { fold } from "../../../text/fold.ts";

/** What fills a time without an employer: leave for a child, care of a relative, travel, illness, no work. */
const GAPS = (
  "parental leave, maternity leave, paternity leave, family leave, career break, sabbatical, gap year, unemployed, between jobs, job search, travel, world trip, caring for a relative, carer's leave, " +
  "elternzeit, mutterschutz, erziehungsurlaub, familienzeit, familienphase, babypause, auszeit, sabbatjahr, arbeitssuchend, arbeitsuchend, arbeitslos, weltreise, auslandsreise, pflegezeit, pflege eines angehörigen, " +
  "congé parental, congé maternité, congé de maternité, congé sabbatique, année sabbatique, recherche d'emploi, en recherche d'emploi, sans emploi, tour du monde, pause professionnelle, " +
  "permiso de maternidad, permiso parental, baja maternal, baja por maternidad, excedencia, excedencia por cuidado de hijos, año sabático, búsqueda de empleo, desempleado, desempleada, " +
  "congedo parentale, congedo di maternità, maternità, anno sabbatico, in cerca di occupazione, aspettativa, licença maternidade, licença de maternidade, licença parental, ano sabático, pausa na carreira, desempregado, desempregada, " +
  "ouderschapsverlof, zwangerschapsverlof, werkzoekend, sabbatjaar, wereldreis, mantelzorg, urlop macierzyński, urlop wychowawczy, urlop rodzicielski, przerwa zawodowa, rodičovská dovolená, mateřská dovolená, materská dovolenka, rodičovská dovolenka, " +
  "föräldraledig, föräldraledighet, mammaledig, pappaledig, tjänstledig, arbetssökande, barselsorlov, barsel, forældreorlov, orlov, ledig, foreldrepermisjon, permisjon, arbeidssøkende, äitiysloma, vanhempainvapaa, hoitovapaa, perhevapaa, vuorotteluvapaa, työtön, " +
  "gyed, gyes, szülési szabadság, gyermekgondozás, concediu de maternitate, concediu parental, concediu de creștere a copilului, concediu creștere copil, rodiljni dopust, roditeljski dopust, porodiljsko odsustvo, porodniški dopust, starševski dopust, " +
  "отпуск по уходу за ребёнком, декретный отпуск, декрет, декретна відпустка, відпустка по догляду за дитиною, отпуск по майчинство, майчинство, άδεια μητρότητας, γονική άδεια, doğum izni, ebeveyn izni, kariyer arası, " +
  'إجازة أمومة, إجازة والدية, חופשת לידה, חל"ת, 育児休業, 育児休暇, 産休, 休職, 离职, 待业, 产假, 육아휴직, 출산휴가, 휴직, nghỉ thai sản'
)
  .split(/,\s*/)
  .map(fold);

const GAP = new Set(GAPS);

/** True for a text that names a time without an employer, and nothing else. */
export const isGap = (text: string) => GAP.has(fold(text));
