import { describe, expect, test } from "bun:test";
import { parsePlace } from "./places.ts";

type Read = Partial<Record<"address" | "postalCode" | "city" | "region", string>>;

const read = (text: string): Read | undefined => {
  const { countryCode, ...parts } = parsePlace(text) ?? {};
  return Object.keys(parts).length > 0 ? parts : undefined;
};

describe("an address is read as its country writes it:", () => {
  test.each<[string, Read]>([
    // The region behind the city, in words, with a word that says so, or in letters.
    ["12 Thorn Hill Crescent, Kernwick, Ontario", { address: "12 Thorn Hill Crescent", city: "Kernwick", region: "Ontario" }],
    ["12 Mill Lane, Kernwick, Co. Cork, Ireland", { address: "12 Mill Lane", city: "Kernwick", region: "Co. Cork" }],
    ["15 Mill Lane, Atlanta, Georgia", { address: "15 Mill Lane", city: "Atlanta", region: "Georgia" }],
    ["м.Київ, Дарницький р-н, вул. Садова", { address: "вул. Садова", city: "Київ", region: "Дарницький р-н" }],
    ["경기도 수원", { city: "수원", region: "경기도" }],
    ["Kernwick, CO 80601", { city: "Kernwick", region: "CO", postalCode: "80601" }],
    ["14 Mill St., Dublin 8, Ireland (Home)", { address: "14 Mill St.", city: "Dublin 8" }],
    ["10 Mill Street, London SW1A 2AA", { address: "10 Mill Street", city: "London", postalCode: "SW1A 2AA" }],
    [
      "Plaza Mayor Nº9 3ºC Alcalá de Henares, Madrid 28899, España.",
      { address: "Plaza Mayor Nº9 3ºC", city: "Alcalá de Henares", region: "Madrid", postalCode: "28899" },
    ],
    [
      "Belgrano 1348, 7000 Ternil, Prov. de Buenos Aires",
      { address: "Belgrano 1348", city: "Ternil", region: "Prov. de Buenos Aires", postalCode: "7000" },
    ],
    ["Puerto Ternil, Edo. Anzoátegui,", { city: "Puerto Ternil", region: "Edo. Anzoátegui" }],
    ["Bogotá D.C.", { city: "Bogotá D.C." }],
    ["31 Tanner Lane, Kernwick, Herefordshire", { address: "31 Tanner Lane", city: "Kernwick", region: "Herefordshire" }],
    ["Kernwick MI, Italy", { city: "Kernwick", region: "MI" }],
    ["Kernwick SA 5082", { city: "Kernwick", region: "SA", postalCode: "5082" }],
    [
      "Calle Mayor, 27, pta. 10 46900 Ternil (Valencia)",
      { address: "Calle Mayor, 27, pta. 10", city: "Ternil", region: "Valencia", postalCode: "46900" },
    ],
    ["Quartier du Morne, 97230 Ternil", { address: "Quartier du Morne", city: "Ternil", postalCode: "97230" }],
    ["31 360 Saint-Ternil", { city: "Saint-Ternil", postalCode: "31 360" }],
    // In India the city is that of the district, in the Philippines it stands between the village and the province.
    ["At/Post – Kernwadi, Tal. Haveli, Dist. Ternil – 411041", { city: "Ternil", postalCode: "411041" }],
    ["Distt. Ternil (Raj.) 303303", { city: "Ternil", region: "Raj.", postalCode: "303303" }],
    [
      "Blk 4 Lot 17 Mabini St., Brgy. San Isidro, Ternil, Rizal",
      { address: "Blk 4 Lot 17 Mabini St., Brgy. San Isidro", city: "Ternil", region: "Rizal" },
    ],
    ["K45/12 Lê Lợi, quận 3, TP. Huế", { city: "TP. Huế" }],
    ["الرياض، حي النسيم", { address: "حي النسيم", city: "الرياض" }],
    ["Ternilpango, Guerrero. Mx.", { city: "Ternilpango", region: "Guerrero" }],
    ["Via Roma, 5 - 20121 Milano (MI)", { address: "Via Roma, 5", city: "Milano", region: "MI", postalCode: "20121" }],
    [
      "Str. Lungă nr. 5, Brașov, jud. Brașov, 500035",
      { address: "Str. Lungă nr. 5", city: "Brașov", region: "jud. Brașov", postalCode: "500035" },
    ],
    ["Hintere Gasse 8, 9500 Ternwil SG", { address: "Hintere Gasse 8", city: "Ternwil", region: "SG", postalCode: "9500" }],
    ["Montpellier (34)", { city: "Montpellier", region: "34" }],
    ["Ηράκλειο Κρήτης", { city: "Ηράκλειο", region: "Κρήτης" }],
    // A district before the city, and a city before its province.
    [
      "Rua Olinto, nº 412 - São Cristóvão - Ternalegre/MG",
      { address: "Rua Olinto, nº 412 - São Cristóvão", city: "Ternalegre", region: "MG" },
    ],
    ["Rua Trovão, Icaraí - Niterói", { address: "Rua Trovão, Icaraí", city: "Niterói" }],
    ["Rua Domingos, 1180 - Vila Ema - São Paulo – SP", { address: "Rua Domingos, 1180 - Vila Ema", city: "São Paulo", region: "SP" }],
    ["Rua das Flores 5, 2º Esq., 1000-205 Lisboa", { address: "Rua das Flores 5, 2º Esq.", city: "Lisboa", postalCode: "1000-205" }],
    [
      "Atatürk Mah. Çiçek Sok. No:5 D:3, 34710 Kadıköy/İstanbul",
      { address: "Atatürk Mah. Çiçek Sok. No:5 D:3", city: "Kadıköy", region: "İstanbul", postalCode: "34710" },
    ],
    // The postal code before or behind the city, with a space in it.
    ["14467 Potsdam. Deutschland", { city: "Potsdam", postalCode: "14467" }],
    ["Břežanská 214, Ternboj 250 72", { address: "Břežanská 214", city: "Ternboj", postalCode: "250 72" }],
    ["Dlouhá 5, 110 00 Praha 1", { address: "Dlouhá 5", city: "Praha 1", postalCode: "110 00" }],
    ["Storgatan 5, 111 22 Stockholm", { address: "Storgatan 5", city: "Stockholm", postalCode: "111 22" }],
    ["Ερμού 5, 105 63 Αθήνα", { address: "Ερμού 5", city: "Αθήνα", postalCode: "105 63" }],
    ["Ερμού 5, Αθήνα 10563", { address: "Ερμού 5", city: "Αθήνα", postalCode: "10563" }],
    ["Nørregade 5, 2. tv., 1165 København K", { address: "Nørregade 5, 2. tv.", city: "København K", postalCode: "1165" }],
    ["Gedimino pr. 1, LT-01103 Vilnius", { address: "Gedimino pr. 1", city: "Vilnius", postalCode: "LT-01103" }],
    ["Brīvības iela 1, Rīga, LV-1010", { address: "Brīvības iela 1", city: "Rīga", postalCode: "LV-1010" }],
    // The city before the street, and a word for a city before its name.
    ["1117 Budapest, Fehérvári út 12.", { address: "Fehérvári út 12", city: "Budapest", postalCode: "1117" }],
    ["תל אביב, רחוב הרצל 10", { address: "רחוב הרצל 10", city: "תל אביב" }],
    ["вул. Хрещатик, 1, м. Київ, 01001", { address: "вул. Хрещатик, 1", city: "Київ", postalCode: "01001" }],
    ["м.Тернопілля вул.Вовчинецька 118", { address: "вул.Вовчинецька 118", city: "Тернопілля" }],
    ["гр. Пловдив, ул. Иван Вазов 12", { address: "ул. Иван Вазов 12", city: "Пловдив" }],
    ["119019, Россия, г. Москва, ул. Новый Арбат, д. 8", { address: "ул. Новый Арбат, д. 8", city: "Москва", postalCode: "119019" }],
    ["Алексей Кедров, 21 год, Python Developer, Россия, г. Терновск", { city: "Терновск" }],
    // East Asia: provinces in short, a city or a district alone.
    ["广东深圳", { city: "深圳", region: "广东" }],
    ["合肥市蜀山区", { city: "合肥市", address: "蜀山区" }],
    ["台中市，台灣", { city: "台中市" }],
    ["京都府宇治市", { city: "宇治市", region: "京都府" }],
    [
      "(14316) 경기 광명시 소하로 76번길 12, 304호",
      { address: "소하로 76번길 12, 304호", city: "광명시", region: "경기", postalCode: "14316" },
    ],
    ["경남 진주시 가좌동", { address: "가좌동", city: "진주시", region: "경남" }],
    ["서울 금천구", { address: "금천구", city: "서울" }],
  ])("%s", (text, place) => expect(read(text)).toEqual(place));
});

describe("no city, code or address is", () => {
  test.each([
    ["a university named after its province", "浙江大学"],
    ["a trade beside a city", "Boatbuilder, Leeds"],
    ["an employer between dashes", "Senior Fitter - Acme - Leeds"],
    ["a year", "2015 - 2019, Leeds"],
    ["a telephone number", "+44 151 1234567 - Leeds"],
    ["two telephone numbers", "Fone: (92) 98455-1738 (92) 98455-2260"],
    ["a number with a dash", "Tel 555-0162"],
  ])("%s", (_, text) => expect(read(text)).toBeUndefined());
});
