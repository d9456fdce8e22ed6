import type { SectionKind } from "./section-kind.ts";

/** Titles in the first person, as portfolios have them: "What I do well"; see heading-words.ts. */
export const HEADING_WORDS_PERSONAL: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    work: "where I worked, career so far, my career so far, work so far, what I have done so far",
    skills: "what I do well, what I am good at",
    education: "what I have studied, what I learned, where I learned my trade, school days",
    interests: "what I love, what I like, what I enjoy, when I am not working, when not working",
  },
  de: {
    profile: "kurz vorgestellt, zu mir",
    work: "mein Berufsweg, wo ich gearbeitet habe",
    skills: "was ich kann, das kann ich, was ich mitbringe, das bringe ich mit, mein Handwerkszeug",
    education: "was ich gelernt habe, wo ich gelernt habe, meine Schulzeit",
    interests: "was ich gern mache, was ich gerne mache, was mir Freude macht, neben der Arbeit",
    contact: "so finden Sie mich",
  },
  fr: {
    work: "où j'ai travaillé",
    skills: "ce que j'apporte",
    education: "ce que j'ai étudié, ce que j'ai appris, où j'ai étudié",
    interests: "ce que j'aime, ce que j'aime faire",
    contact: "comment me joindre",
  },
  es: {
    skills: "lo que sé hacer, qué sé hacer, lo que aporto",
    education: "qué he estudiado, lo que he estudiado, dónde he estudiado",
    interests: "lo que me gusta, qué me gusta, fuera del trabajo",
    contact: "cómo contactarme, dónde encontrarme",
  },
  it: {
    work: "dove ho lavorato",
    skills: "cosa so fare, che cosa so fare, quello che so fare",
    education: "cosa ho studiato, che cosa ho studiato, dove ho studiato",
    interests: "cosa mi piace, che cosa mi piace, fuori dal lavoro",
  },
  pt: {
    work: "onde trabalhei",
    skills: "o que sei fazer, o que trago",
    education: "o que estudei, onde estudei, os meus estudos, meus estudos",
    interests: "o que gosto de fazer, do que gosto, fora do trabalho",
    contact: "fale comigo, onde me encontrar",
  },
  nl: {
    work: "waar ik werkte, waar ik heb gewerkt",
    skills: "wat ik kan, dit kan ik, wat ik meebreng",
    education: "wat ik heb geleerd, waar ik heb geleerd, wat ik studeerde",
    interests: "wat ik graag doe, naast het werk",
    contact: "bereik mij, waar vind je mij, hier vind je mij",
  },
  pl: {
    work: "moja droga zawodowa, gdzie pracowałem, gdzie pracowałam",
    skills: "co umiem, co potrafię",
    education: "czego się uczyłem, czego się uczyłam, gdzie się uczyłem, gdzie się uczyłam",
    interests: "co lubię, po pracy",
    contact: "gdzie mnie znaleźć",
  },
};
