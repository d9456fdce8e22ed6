/**
 * Labels of a job description that is a form ("Langues : anglais C1"), folded: what stands behind them is asked for (`must`), is what the employer
 * gives or a matter of the form (`offer`). `named`: the label belongs to what is asked for, as the value alone says nothing ("Permis : B").
 */
export const FORM_LABELS = {
  must: `experience, work experience, professional experience, education, qualification, qualifications, training, languages, language, language skills, software, it skills, computer skills, tools, certificates, certification, certifications, registration, machines, knowledge, skills,
    berufserfahrung, erfahrung, praxis, ausbildung, schulabschluss, abschluss, studium, qualifikation, sprachen, sprache, sprachkenntnisse, edv, edv kenntnisse, it kenntnisse, programme, zertifikate, nachweise, maschinen, kenntnisse, fachkenntnisse, weiterbildung,
    experience, experience professionnelle, experience requise, formation, diplome, diplomes, diplome requis, niveau d etudes, niveau, langues, langue, logiciels, logiciel, informatique, outils, certificats, habilitations, habilitation, connaissances, competences,
    experiencia, experiencia previa, formacion, estudios, titulacion, idiomas, idioma, informatica, programas, herramientas, certificados, conocimientos, habilidades tecnicas,
    esperienza, istruzione, titolo di studio, formazione, studi, diploma, lingue, lingua, informatica, programmi, certificazioni, attestati, abilitazioni, conoscenze, conoscenze informatiche,
    ervaring, werkervaring, opleiding, opleidingsniveau, diploma, talen, taal, taalkennis, software, certificaten, kennis, vaardigheden,
    doswiadczenie, staz pracy, wyksztalcenie, jezyki, jezyk, jezyki obce, programy, obsluga programow, certyfikaty, uprawnienia, umiejetnosci, znajomosc programow,
    experiencia profissional, formacao, habilitacoes, habilitacoes literarias, escolaridade, linguas, informatica, ferramentas, certificacoes, certificados, conhecimentos,
    erfarenhet, utbildning, sprak, datorkunskap, program, certifikat, kunskaper, erfaring, uddannelse, utdanning`,
  named: `driving licence, licence, licences, license, right to work, work permit, fuhrerschein, fuhrerscheine, fahrerlaubnis, arbeitserlaubnis, permis, permis de conduire, carne, carnes, carnet, carne de conducir, permiso de conducir, permiso de trabajo, patente, patenti, permesso di soggiorno, rijbewijs, werkvergunning, prawo jazdy, pozwolenie na prace, carta de conducao, carta, autorizacao de trabalho, korkort, korekort, forerkort`,
  offer: `hours, working hours, pay, salary, wage, wages, rate, start, start date, starting, contract, contract type, duration, holiday, benefits, contact, apply, closing date, deadline, reference, ref, phone, company, employer, department, reports to, shifts, shift pattern,
    arbeitszeit, arbeitszeiten, stunden, wochenstunden, umfang, lohn, stundenlohn, gehalt, verdienst, vergutung, beginn, eintritt, eintrittsdatum, arbeitsbeginn, vertrag, vertragsart, befristung, urlaub, ansprechpartner, kontakt, bewerbung, referenz, firma, arbeitgeber, betrieb, abteilung, schichten,
    horaires, horaire, temps de travail, salaire, remuneration, contrat, type de contrat, duree, debut, date de debut, prise de poste, conges, candidature, contact, employeur, entreprise, service, reference,
    horario, jornada, salario, sueldo, contrato, tipo de contrato, inicio, fecha de inicio, incorporacion, vacaciones, contacto, empresa, referencia, turno, turnos,
    orario, orari, retribuzione, stipendio, contratto, tipo di contratto, inizio, data di inizio, ferie, contatto, contatti, azienda, riferimento, turni,
    uren, werktijden, salaris, loon, dienstverband, startdatum, ingangsdatum, vakantie, contactpersoon, bedrijf, werkgever,
    godziny, godziny pracy, wynagrodzenie, stawka, umowa, rodzaj umowy, rozpoczecie, termin, urlop, kontakt, pracodawca, wymiar etatu,
    vencimento, ordenado, horario de trabalho, ferias, empregador, data de inicio,
    arbetstid, lon, anstallning, anstallningsform, tilltrade, kontaktperson, arbejdstid, arbeidstid`,
} as const satisfies Record<string, string>;
