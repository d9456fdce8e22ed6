/** Words of those who say when and how they would work. All over folded words. */

/** "Nur montags bis freitags", "de lunes a viernes". */
export const WEEKDAYS_ONLY =
  /(?<!\p{L})(?:(?:monday|mon|mondays) (?:to|through|till|until) (?:friday|fri|fridays)|weekdays only|only (?:on )?weekdays|mon fri|montags? bis freitags?|mo bis fr|mo fr|nur werktags|nur unter der woche|(?:du )?lundi au vendredi|(?:de )?lunes a viernes|(?:dal )?lunedi al venerdi|maandag (?:t m|tot|tot en met|t e m) vrijdag|od poniedzialku do piatku|(?:de )?segunda a sexta|mandag till fredag|mandag til fredag)(?!\p{L})/u;

/** "Only day shifts", "uitsluitend dagdienst", "horário de escritório". */
export const OFFICE_HOURS =
  /(?<!\p{L})(?:(?:day|days|daytime)(?: (?:shifts?|work|hours))? only|only (?:day|daytime) (?:shifts?|work|hours)|only days|(?:regular )?office hours|(?:nur|ausschliesslich) (?:noch )?(?:tagdienst|tagschicht\p{L}*|tagsuber|fruhdienst|fruhschicht|vormittags)|burozeiten|(?:horaires|travail|poste) de jour (?:seulement|uniquement)|(?:seulement|uniquement) (?:en|de) jour(?:nee)?|horaires de bureau|(?:solo|solamente|unicamente) (?:de dia|por las mananas|turno de manana)|horario de oficina|(?:solo|soltanto|esclusivamente) (?:di giorno|turno diurno|al mattino)|orari[oi] d?i? ?ufficio|(?:alleen|uitsluitend|enkel) (?:nog )?(?:dagdienst\p{L}*|overdag)|kantooruren|kantoortijden|tylko (?:dzienn\p{L}+|w dzien|na jedna zmiane|pierwsza zmiana)|godzinach? biurow\p{L}*|(?:so|apenas) (?:de dia|turno da manha|durante o dia)|horario de escritorio|endast dagtid|bara dagtid|kontorstid)(?!\p{L})/u;

/** "Je souhaite un mi-temps", "nur in Teilzeit": who looks for half a job would not do a whole one. */
export const PART_TIME_WISH =
  /^(?!.*(?<!\p{L})(?:currently|at present|until now|actuellement|jusqu|derzeit|bisher|zurzeit|actualmente|hasta ahora|attualmente|finora|momenteel|tot nu|obecnie|dotychczas|atualmente|nuvarande)(?!\p{L})).*(?<!\p{L})(?:part time|parttime|teilzeit\p{L}*|halbtags|mi temps|temps partiel|media jornada|jornada parcial|tiempo parcial|tempo parziale|mezza giornata|deeltijd\p{L}*|pol etatu|niepelny etat|tempo parcial|meio tempo|deltid\p{L}*)(?!\p{L})/u;

export const NEGATION =
  /(?<!\p{L})(?:no|not|never|cannot|can t|don t|won t|without|nicht|kein\p{L}*|nie|niemals|ohne|pas|jamais|sans|aucun\p{L}*|interdit|nunca|sin|tampoco|non|mai|senza|nessun\p{L}*|niet|geen|nooit|zonder|bez|nao|nunca|sem|inte|aldrig|utan|ikke|aldri)(?!\p{L})/u;

/** "Nights are no problem", "il sabato senza eccezioni", "not only weekends". */
export const NO_PROBLEM =
  /(?<!\p{L})(?:no (?:problem|issue|objection)|not (?:a|an) (?:problem|issue)|not only|without (?:exception|problem|restriction)s?|(?:kein|keine|ohne) (?:problem\p{L}*|thema|hindernis|ausnahme\p{L}*|einschrankung\p{L}*)|nicht nur|pas (?:de|un) (?:probleme|souci)|sans (?:probleme|exception|restriction)s?|pas seulement|sin (?:problemas?|excepcion(?:es)?|inconvenientes?|restricciones)|no (?:hay|tengo|es) (?:problema|inconveniente)|no solo|(?:nessun|senza) (?:problem[ai]|eccezion[ei]|limitazioni)|non solo|(?:geen|zonder) (?:probleem|bezwaar|uitzondering\p{L}*)|niet alleen|(?:bez|zaden) (?:problem\p{L}*|wyjatk\p{L}*|ograniczen)|nie tylko|sem (?:problemas?|excecoes|excecao|restricoes)|nao so|inga problem|utan (?:problem|undantag)|ikke noget problem)(?!\p{L})/u;
