/** How letters of application begin, as a line of its own. */
export const GREETINGS =
  /^(?:dear\s.{2,45}|to whom it may concern|sehr geehrte.{2,45}|guten tag.{0,40}|madame,? monsieur|monsieur,? madame|madame|monsieur|estimad[oa]s?\s.{2,45}|muy señor.{2,30}|egregi[oa]?\s.{2,40}|gentil[ei]\s.{2,40}|spett(?:abile|\.le).{0,40}|geachte\s.{2,40}|beste\s.{2,40}|exm[oa]s?\.?\s.{2,40}|prezad[oa]s?\s.{2,40}|szanown[iey]\s.{2,40}|vážen[íýá]\s.{2,40}|kære\s.{2,40}|kjære\s.{2,40}|bästa\s.{2,40}|hej[!,]|tisztelt\s.{2,40}|stimat[eă]?\s.{2,40}|poštovan[iae].{0,40}|уважаем.{2,45}|шановн.{2,45}|αξιότιμ.{2,45}|sayın\s.{2,40})\s*[,!:]?$/iu;

/** How they end; the name may follow in the same line. */
export const REGARDS =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:kind|best|warm) regards|regards|respectfully|mit (?:freundlichen|besten|herzlichen) grüßen|freundliche grüsse|mit freundlichem gruß|cordialement|bien cordialement|(?:je vous prie|veuillez) .{5,50}|atentamente|un (?:cordial )?saludo|saludos cordiales|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|hoogachtend|com os melhores cumprimentos|atenciosamente|z poważaniem|s pozdravem|s pozdravom|(?:med )?venlig hilsen|med vänlig(?:a)? häls(?:ning|ningar)|med vennlig hilsen|ystävällisin terveisin|tisztelettel|üdvözlettel|cu (?:stimă|respect)|s poštovanjem|с уважением|з повагою|με εκτίμηση|saygılarımla)(?:\s*[,.!]?|,\s*\p{L}[\p{L}’'-]+(?: \p{L}[\p{L}’'.-]*){1,3})$/iu;

/** What heads the list of the papers that come with an application; folded. */
export const ENCLOSURES =
  /^(?:anlagen?(?:verzeichnis)?|anhange?|annexes?|pieces jointes|attachments?|enclosures?|anexos?|documentos adjuntos|allegati|bijlagen?|zalaczniki|bilagor|bilag|vedlegg|liitteet|prilohy|приложения|додатки|添付書類|附件)$/u;

/** Consent to the processing of personal data, or a declaration that all is true, with which CVs in some countries end. */
export const CONSENT =
  /^(?:(?:si )?autorizz[oa] (?:il|al) trattamento|consento al trattamento|il sottoscritto|la sottoscritta|(?:niniejszym )?wyrażam zgodę na (?:\p{L}+ )?przetwarzanie|(?:niniejszym )?zgadzam się na przetwarzanie|souhlasím se zpracováním|súhlasím so spracovaním|hozzájárulok|sunt de acord cu prelucrarea|autorizo el tratamiento|autorizo o tratamento|i (?:do )?(?:also )?(?:hereby |solemnly |here ?by )*(?:consent|agree|authori[sz]e|declare|certify|assure|affirm|confirm|solemnly)(?: (?:you|to|that|and|all|the)(?!\p{L})|,)|(?:all )?the (?:above|information|particulars|details)(?: \p{L}+){0,6} (?:is|are) true|hiermit (?:erkläre|bestätige|versichere)|ich (?:erkläre|bestätige|versichere)|je,? soussignée?|je certifie|j['’]atteste|declaro (?:que|bajo)|doy fe|jag intygar|ondergetekende|위(?:에|의)? .*사실과|상기 .*사실)/iu;

/** Before the place where somebody signs: "Fait à Lyon". */
export const SIGNED_AT_WORDS = "(?:[Ff]ait à|[Ff]atto a|[Hh]echo en|[Ee]n|[Ii]n|[Vv]e?|[Ww]e?)";

/** Between the place and the day: "Leipzig, den 3. November 2026". */
export const SIGNED_ON_WORDS = String.raw`den|am|le|li|lì|el|dnia|dne|dňa|a|il|d\.|op|em`;

/** Between the place and the month: "München, im Mai 2026". */
export const SIGNED_IN_WORDS = "im|en|em|a|nel";
