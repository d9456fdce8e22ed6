import type { Resume } from "../../../contract/resume.ts";

/** A CV as it was read, with something of everything: a doubtful employer, a job without a date, two lines that no field took. */
export const parsedResume = (): Resume => ({
  basics: { name: "Ada Brandt", email: "ada@example.com", location: { city: "Porto" } },
  work: [
    { name: "Harbour Cranes", position: "Fitter", startDate: "2019-03", highlights: ["Repaired cranes", "Trained two apprentices"] },
    { name: "Reachable by tram", position: "Welder", startDate: "2015", endDate: "2019-02" },
    { name: "Old Yard", position: "Apprentice" },
  ],
  skills: [{ name: "MIG welding" }, { name: "Hydraulics" }],
  additional: [{ title: "Other", items: ["Crane licence, Lisbon Port Authority, 2018", "Own van"] }],
  meta: {
    vitae: {
      language: "en",
      pages: 1,
      ocr: false,
      parser: "rules",
      warnings: [],
      sources: {
        "basics.name": { page: 1, bbox: [50, 40, 120, 20], quote: "Ada Brandt" },
        "work[0].position": { page: 1, bbox: [50, 100, 200, 12], quote: "Fitter" },
        "work[1].name": { page: 1, bbox: [50, 160, 200, 12], quote: "Reachable by tram" },
        "work[1].position": { page: 1, bbox: [50, 150, 200, 12], quote: "Welder" },
        "additional[0].items[0]": { page: 2, bbox: [50, 60, 300, 12], quote: "Crane licence, Lisbon Port Authority, 2018" },
      },
      confidence: {
        "basics.name": 0.97,
        "work[0].position": 0.95,
        "work[1].name": 0.12,
        "work[1].position": 0.9,
        "work[0].highlights[0]": 0.2,
      },
    },
  },
});
