import type { Resume } from "../../engine/contract/resume.ts";

/** A CV of nobody, as it is read: with a job whose position and employer may have changed places, and lines that no field took. */
export const readResume = (): Resume => ({
  basics: {
    name: "Elin Marwood",
    label: "Senior Data Engineer",
    email: "elin.marwood@example.com",
    phone: "+44 20 7946 095",
    summary: "Builds data platforms that people trust. Eleven years in energy and retail, from batch jobs to streams.",
    location: { city: "Leeds", countryCode: "GB" },
  },
  work: [
    {
      position: "Lead Data Engineer",
      name: "Norrvik Energy",
      location: "Leeds",
      startDate: "2019-03",
      highlights: [
        "Moved the warehouse of Norrvik to the cloud, two months before the plan",
        "Built the stream that bills 1.2 million meters each night",
        "Leads six engineers in three countries",
      ],
      keywords: ["Kafka", "Spark", "dbt", "Terraform"],
    },
    {
      position: "Halvorsen Retail Group",
      name: "Data Engineer",
      location: "Hull",
      startDate: "2014-09",
      endDate: "2019-02",
      highlights: [
        "Wrote the first forecast of stock for 340 shops",
        "Data Analyst at Corbel Press, 2012 to 2014",
        "Reports for the sales of books",
      ],
    },
  ],
  education: [{ studyType: "MSc", area: "Computer Science", institution: "University of Brackenfield", startDate: "2010" }],
  skills: [{ name: "Python" }, { name: "SQL" }, { name: "Streaming", keywords: ["Kafka", "Flink"] }],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Norwegian", fluency: "B2" },
  ],
  certificates: [{ name: "Cloud Data Architect", issuer: "Skyward Institute", date: "2021-06" }],
  additional: [
    { title: "Side notes", items: ["Speaker at Data North 2023", "Mentor for young engineers"] },
    { title: "Availability", items: ["From February 2027, four days a week"] },
  ],
  meta: { vitae: { language: "en", pages: 2, ocr: false, parser: "test", warnings: [] } },
});

export const LEFTOVER_LINES = ["Speaker at Data North 2023", "Mentor for young engineers", "From February 2027, four days a week"];
