import { describe, expect, test } from "bun:test";
import { looksLikePlace, parsePlace } from "./places.ts";

type Read = Partial<Record<"address" | "postalCode" | "city" | "region" | "countryCode" | "rest", string>>;

describe("a place is read into its parts:", () => {
  test.each<[string, Read | undefined]>([
    // A city, with or without its country, in words or letters.
    ["Lisbon", { city: "Lisbon", countryCode: "PT" }],
    ["Lisbon, Portugal", { city: "Lisbon", countryCode: "PT" }],
    ["Lisbon (Portugal)", { city: "Lisbon", countryCode: "PT" }],
    ["Lisbon – Portugal", { city: "Lisbon", countryCode: "PT" }],
    ["Lisbon PT", { city: "Lisbon", countryCode: "PT" }],
    ["London UK", { city: "London", countryCode: "GB" }],
    // Letters behind a city may be a province: of Italy and Brazil they are a country only where the city is known there.
    ["Ferrara IT", { city: "Ferrara", countryCode: "IT" }],
    ["Ferrara RO", undefined],
    ["Curitiba PT", undefined],
    ["Casablanca MA", { city: "Casablanca", countryCode: "MA" }],
    ["Boston MA", { city: "Boston", region: "MA", countryCode: "US" }],
    ["Berlin RO", { city: "Berlin", countryCode: "RO" }],
    ["Dubai United Arab Emirates", { city: "Dubai", countryCode: "AE" }],
    ["Kernwick, Portugal", { city: "Kernwick", countryCode: "PT" }],
    ["Portugal", { countryCode: "PT" }],
    ["Amman, Jordan", { city: "Amman", countryCode: "JO" }],
    ["Remote", { city: "Remote" }],
    ["Leeds, West Yorkshire, GB", { city: "Leeds", region: "West Yorkshire", countryCode: "GB" }],
    // As a program prints the fields of an address, and cut at the end of a line.
    ["Columbus, OH, US, 43210", { city: "Columbus", region: "OH", countryCode: "US", postalCode: "43210" }],
    ["Columbus, OH, USA 43210", { city: "Columbus", region: "OH", countryCode: "US", postalCode: "43210" }],
    ["Los Angeles, CA, 90025", { city: "Los Angeles", region: "CA", countryCode: "US", postalCode: "90025" }],
    ["Berlin, DE, 10115", { city: "Berlin", countryCode: "DE", postalCode: "10115" }],
    [
      "12 Mill Road Minneapolis, Minnesota 55455",
      { address: "12 Mill Road", city: "Minneapolis", region: "Minnesota", countryCode: "US", postalCode: "55455" },
    ],
    ["Kernwick, Minnesota 55455", { city: "Kernwick", region: "Minnesota", countryCode: "US", postalCode: "55455" }],
    ["80331 Lindenstr. 11", { address: "Lindenstr. 11", postalCode: "80331" }],
    ["Hobart, Tasmania, Australia 7000", { city: "Hobart", region: "Tasmania", countryCode: "AU", postalCode: "7000" }],
    ["Cologne, Allemagne 2019", undefined],
    // A code right behind the number of the house.
    ["Am Anger 4 73033 Göppingen", { address: "Am Anger 4", city: "Göppingen", countryCode: "DE", postalCode: "73033" }],
    [
      "14 Mill Lane, Leeds, West Yorkshire, GB, LS1 4DY",
      { address: "14 Mill Lane", city: "Leeds", region: "West Yorkshire", countryCode: "GB", postalCode: "LS1 4DY" },
    ],
    ["14 Mill Lane, Leeds, West", { address: "14 Mill Lane", city: "Leeds", region: "West", countryCode: "GB" }],
    ["14 Mill Lane Leeds LS1 4DY GB", { address: "14 Mill Lane", city: "Leeds", countryCode: "GB", postalCode: "LS1 4DY" }],
    ["14 Mill Lane Leeds West Yorkshire LS1 4DY GB", { address: "14 Mill Lane Leeds West Yorkshire", postalCode: "LS1 4DY" }],
    ["5 High Street, Flat 2, Kernwick", { address: "5 High Street, Flat 2", city: "Kernwick" }],
    ["Kernwick", undefined],
    ["Leeds, Kernwick", undefined],
    ["Engineer, Leeds", undefined],
    ["A. Berger, CV", undefined],
    ["Boats PT", undefined],
    // A usual word that is a city too needs a comma before the letters of its country.
    ["Reading, UK", { city: "Reading", countryCode: "GB" }],
    ["Reading UK", undefined],
    // States and regions.
    ["Toronto, ON", { city: "Toronto", region: "ON", countryCode: "CA" }],
    ["Austin TX", { city: "Austin", region: "TX", countryCode: "US" }],
    ["Boston MA", { city: "Boston", region: "MA", countryCode: "US" }],
    ["Kernwick, TX", { city: "Kernwick", region: "TX", countryCode: "US" }],
    ["Kernwick TX", undefined],
    ["Kernwick, CA", { city: "Kernwick", region: "CA", countryCode: "US" }],
    ["Florianópolis, SC", { city: "Florianópolis", region: "SC", countryCode: "BR" }],
    ["Florianópolis, TX", { city: "Florianópolis", region: "TX", countryCode: "US" }],
    ["Columbia, SC", { city: "Columbia", region: "SC", countryCode: "US" }],
    ["Leeds, West Yorkshire", { city: "Leeds", region: "West Yorkshire", countryCode: "GB" }],
    ["Perth, Western Australia", { city: "Perth", region: "Western Australia", countryCode: "AU" }],
    ["Thornby, Queensland", { city: "Thornby", region: "Queensland", countryCode: "AU" }],
    ["Thornby, Ontario", { city: "Thornby", region: "Ontario", countryCode: "CA" }],
    ["Bavaria", { region: "Bavaria" }],
    // A street with its number.
    ["12 Jordan Street", { address: "12 Jordan Street" }],
    ["12 Jordan Street, Leeds", { address: "12 Jordan Street", city: "Leeds", countryCode: "GB" }],
    ["8 rue des Glycines, Lyon", { address: "8 rue des Glycines", city: "Lyon", countryCode: "FR" }],
    ["Lindenstr. 85 Trier", { address: "Lindenstr. 85", city: "Trier", countryCode: "DE" }],
    ["5 rue de Paris", { address: "5 rue de Paris" }],
    ["Lindwurmstraße", undefined],
    ["25 Lê Lợi, Quận 1, TP. Hồ Chí Minh", { address: "25 Lê Lợi, Quận 1", city: "TP. Hồ Chí Minh", countryCode: "VN" }],
    ["Rua das Acácias 210 – Campinas, SP", { address: "Rua das Acácias 210", city: "Campinas", region: "SP", countryCode: "BR" }],
    // Postal codes.
    ["Lyon 69003 FR", { city: "Lyon", postalCode: "69003", countryCode: "FR" }],
    ["Lyon (69003)", { city: "Lyon", postalCode: "69003", countryCode: "FR" }],
    ["Kernwick (23795)", { city: "Kernwick", postalCode: "23795" }],
    ["Reims, France (51100)", { city: "Reims", postalCode: "51100", countryCode: "FR" }],
    ["12 rue des Lilas, Lyon (69003)", { address: "12 rue des Lilas", city: "Lyon", postalCode: "69003", countryCode: "FR" }],
    ["54290 Trier, DE", { city: "Trier", postalCode: "54290", countryCode: "DE" }],
    ["54290 DE", { postalCode: "54290", countryCode: "DE" }],
    ["2333 CC Leiden", { city: "Leiden", postalCode: "2333 CC", countryCode: "NL" }],
    ["Lindenanger 6, Ingolstadt, 85049", { address: "Lindenanger 6", city: "Ingolstadt", postalCode: "85049", countryCode: "DE" }],
    ["12345", undefined],
    // East Asia: the larger place first.
    ["杭州市西湖区文三路18号", { address: "西湖区文三路18号", city: "杭州市", countryCode: "CN" }],
    [
      "310012 浙江省杭州市西湖区文三路18号",
      { address: "西湖区文三路18号", city: "杭州市", region: "浙江省", postalCode: "310012", countryCode: "CN" },
    ],
    ["〒223-0061 横浜市港北区日吉3-5-12", { address: "港北区日吉3-5-12", city: "横浜市", postalCode: "223-0061", countryCode: "JP" }],
    ["東京都渋谷区神南1-2-3", { address: "神南1-2-3", city: "渋谷区", region: "東京都", countryCode: "JP" }],
    ["渋谷区神南1-2-3", undefined],
    [
      "(04021) 서울특별시 마포구 월드컵로 112",
      { city: "서울특별시", address: "마포구 월드컵로 112", postalCode: "04021", countryCode: "KR" },
    ],
    ["경기도 성남시 분당구 판교로 10", { region: "경기도", city: "성남시", address: "분당구 판교로 10", countryCode: "KR" }],
    // Pieces of a line.
    ["jane@example.com | Leeds | Boats", { city: "Leeds", countryCode: "GB", rest: "jane@example.com | Boats" }],
    ["12 Jordan Street; Leeds", { address: "12 Jordan Street", city: "Leeds", countryCode: "GB" }],
    ["https://leeds.example", undefined],
    // Where somebody would work.
    ["Berlin, Hamburg, München", undefined],
  ])("%p", (text, expected) => {
    if (expected) expect(parsePlace(text)).toEqual(expected);
    else expect(parsePlace(text)).toBeUndefined();
  });
});

test.each<[string, boolean]>([
  ["Lisbon", true],
  ["(Lisbon)", true],
  ["Lisbon, Portugal.", true],
  ["Greater Ashgate", true],
  ["Großraum Ashgate", true],
  ["12 Mill Lane, 54290 Trier", true],
  ["Lisbon!", false],
  ["jane@lisbon.example", false],
  ["310012 Lisbon", false],
  ["https://lisbon.example", false],
  ["boats", false],
  ["", false],
])("%p looks like a place: %p", (text, expected) => {
  expect(looksLikePlace(text) >= 0.5).toBe(expected);
});
