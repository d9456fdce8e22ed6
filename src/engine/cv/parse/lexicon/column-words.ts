import { phrases } from "./phrases.ts";

/** Names of two columns, or labels of two fields, that hold the beginning and the end of a period, compared folded. */
export const FROM_COLUMNS = phrases(`
  sign on, signed on, joined, date joined, joining date, date of joining, from, from date, start, start date, started, date started, starting date, date of appointment,
  commencement date, employed from, von, ab, beginn, startdatum, eintritt, eintrittsdatum, de, du, début, date de début, date d'entrée, date d'embauche, desde, inicio,
  fecha de inicio, fecha inicio, ingreso, entrada, fecha de ingreso, fecha de entrada, fecha de alta, da, dal, inizio, data di inizio, data inizio, data di assunzione, início, data de início,
  data de admissão, admissão, data de entrada, van, begindatum, datum indiensttreding, in dienst, od, data rozpoczęcia, data zatrudnienia, datum nástupu, datum zahájení,
  dátum nástupu, dátum začiatku, datum početka, datum začetka, startdato, alkamispäivä, kezdés dátuma, kezdő dátum, belépés dátuma, data începerii, data angajării,
  ημερομηνία έναρξης, έναρξη, с, дата начала, дата приема, дата поступления, начало работы, від, дата початку, дата прийому, начална дата, başlangıç tarihi, işe giriş tarihi,
  giriş tarihi, تاريخ البدء, تاريخ البداية, تاريخ الالتحاق, תאריך התחלה, ngày bắt đầu, ngày vào làm, tanggal mulai, tanggal masuk, प्रारंभ तिथि, data d'inici, pradžios data, sākuma datums,
  alguskuupäev, 自, 开始时间, 开始日期, 入职时间, 入职日期, 開始, 開始日, 開始年月, 入社日, 入社年月, 입사일, 입사일자, 시작일
`);
export const TO_COLUMNS = phrases(`
  sign off, signed off, left, date left, leaving date, date of leaving, to, to date, end, end date, ended, date ended, ending date, finish, finish date, until, employed to, employed until,
  bis, ende, enddatum, austritt, austrittsdatum, à, au, fin, date de fin, date de sortie, date de départ, hasta, a, al, fecha de fin, fecha fin, fecha final, término, egreso, salida, retiro, cese, fecha de cese, fecha de término,
  fecha de terminación, fecha de retiro, fecha de salida, fecha de egreso, fecha de baja, fine, data di fine, data fine, data di cessazione, até, fim, data de fim, data de término,
  data de saída, data de demissão, demissão, desligamento, data de desligamento, saída, tot, einddatum, datum uitdiensttreding, uit dienst, do, data zakończenia, data zwolnienia, datum ukončení, dátum ukončenia,
  datum završetka, datum konca, slutdatum, slutdato, sluttdato, päättymispäivä, befejezés dátuma, kilépés dátuma, data încetării, data plecării, ημερομηνία λήξης, λήξη, по, до,
  дата увольнения, окончание работы, дата закінчення, дата звільнення, крайна дата, bitiş tarihi, işten çıkış tarihi, işten ayrılış tarihi, çıkış tarihi, تاريخ الانتهاء, تاريخ النهاية,
  تاريخ المغادرة, תאריך סיום, ngày kết thúc, ngày nghỉ việc, tanggal selesai, tanggal berakhir, tanggal keluar, समाप्ति तिथि, data de finalització, pabaigos data, beigu datums, lõppkuupäev,
  至, 结束时间, 结束日期, 离职时间, 离职日期, 終了, 終了日, 終了年月, 退社日, 退社年月, 退職日, 퇴사일, 퇴사일자, 종료일
`);
/** Names of a column that numbers the rows. */
export const NUMBER_COLUMNS = phrases(
  "no, nr, num, nº, číslo, sıra, sıra no, stt, α α, р б, ลำดับ, م, nr crt, sl no, s no, sr no, s n, sno, n, №, п п, № п п, lp, l p, 序号, 番号, 순번, 번호",
);

/** Names of the columns of a list of skills: "Skill ⇥ Level ⇥ Years", "보유기술명/수준/상세내용". */
export const SKILL_COLUMNS = phrases(`
  skill, skills, skill name, level, skill level, proficiency, rating, years, years of experience, experience, last used, details, description, kenntnis, kenntnisse, fähigkeit, niveau, stufe, jahre,
  kenntnisstand, bewertung, compétence, compétences, années, maîtrise, habilidad, competencia, conocimiento, nivel, años, dominio, competenza, livello, anni, competência, habilidade, nível, anos,
  vaardigheid, jaren, umiejętność, poziom, навык, уровень, навичка, рівень, dovednost, úroveň, zručnosť, 보유기술명, 기술명, 보유기술, 수준, 상세내용, 내용, 활용도, 숙련도, スキル, スキル名, レベル, 経験年数, 内容,
  技能, 技能名称, 熟练程度, 掌握程度, 使用时间
`);

/** How a column of titles is called. */
export const TITLE_COLUMN =
  /(?:^|\s)(?:title|name)$|^(?:title|name|paper|project|certificate|certification|course|award|titel|bezeichnung|projekt|zertifikat|titre|intitulé|projet|certificat|título|nombre|proyecto|titolo|progetto|projeto|название|наименование|проект)(?:\s|$)|\p{L}(?:名称|名稱|名|명)$/iu;

/** How a column is called that says who issued a certificate or gave a course. */
export const ISSUER_COLUMN =
  /^(?:issuer|issued by|issuing (?:body|authority|organi[sz]ation)|given by|provider|training provider|organi[sz]ation|organi[sz]er|institut(?:e|ion)|authority|awarding body|company|aussteller|ausgestellt von|veranstalter|träger|anbieter|institut|organisme|organisateur|délivré par|établissement|entidad(?: emisora)?|emisor|institución|organismo|impartido por|entidade|instituição|emissor|ente(?: erogatore)?|rilasciato da|istituto|instelling|uitgever|aanbieder|organizator|wydawca|instytucja|vydavatel|vydal|organizace|organizácia|kibocsátó|szervező|emitent|instituția|organizația|organisatör|utfärdare|arrangör|udsteder|utsteder|arrangør|myöntäjä|järjestäjä|организация|кем выдан\p{L}*|учреждение|організація|ким видан\p{L}*|установа|институция|kurum|veren kurum|düzenleyen|φορέας|penyelenggara|lembaga|đơn vị cấp|nơi cấp|الجهة(?: المانحة)?|גוף מנפיק|发证(?:机构|单位|机关)|颁发(?:机构|单位)|培训机构|発行(?:元|機関|団体)|主催|認定機関|발급(?:기관|처)|시행처|발행처|주관(?:기관)?|교육기관)$/iu;

/** "Name of the project", "项目名称": what stands around the word for the things that are named. */
export const COLUMN_OF_NAMES = /^(?:name|title) of (?:the )?|(?<=\p{L})(?:名称|名稱|名|명)$|\s+(?:name|title)$/giu;
