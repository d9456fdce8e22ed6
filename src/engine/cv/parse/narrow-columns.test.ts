import { expect, test } from "bun:test";
import type { Run } from "../reading.ts";
import { parseResume } from "./parse-resume.ts";
import { buildReading, bullet, heading, line } from "./testing/build-reading.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const parse = (...lines: Parameters<typeof buildReading>[0]) => parseResume(buildReading([...top, ...lines])).resume;
const education = [heading("Education"), line("2007 – 2010\tBSc Nursing, University of Bristol")];

test("the end of a period that is wrapped in a column of dates is read with its beginning", () => {
  const beside = parse(
    heading("Опыт работы"),
    line("2018 – настоящее\tГлавный бухгалтер"),
    line("время\tООО «УралПромСнаб», Екатеринбург"),
    bullet("Ведение учёта."),
    line("2012 – 2018\tБухгалтер"),
    line("АО «Металлист», Нижний Тагил"),
    ...education,
  ).work;
  const over = parse(
    heading("Parcours professionnel"),
    line("2021 – à ce"),
    line("jour"),
    line("Chef de partie, Restaurant L'Aber Blanc, Brest"),
    bullet("Gestion du poste poisson."),
    line("2018 – 2021\tCommis de cuisine, Hôtel de la Corniche, Biarritz"),
    ...education,
  ).work;

  expect(beside?.[0]).toMatchObject({ name: "ООО «УралПромСнаб»", position: "Главный бухгалтер", startDate: "2018" });
  expect(over?.[0]).toMatchObject({ name: "Restaurant L'Aber Blanc", position: "Chef de partie", startDate: "2021" });
  expect([beside?.[0]?.endDate, over?.[0]?.endDate]).toEqual([undefined, undefined]);
});

test("the year or the date that ends a period is read with it from the next line", () => {
  const { work } = parse(
    heading("İş Deneyimi"),
    line("Haziran 2017 — Şubat\tKıdemli Tasarımcı"),
    line("2021\tMartı Reklam Ajansı, İstanbul"),
    bullet("Üç kişilik ekibi yönettim."),
    line("06.2013–\tStajyer"),
    line("08.2014\tKörfez Matbaa A.Ş., İzmir"),
    bullet("Baskı öncesi dosya kontrolü."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Martı Reklam Ajansı", position: "Kıdemli Tasarımcı", startDate: "2017-06", endDate: "2021-02" },
    { name: "Körfez Matbaa A.Ş.", position: "Stajyer", startDate: "2013-06", endDate: "2014-08" },
  ]);
});

test("a year over a later one that stands apart begins an entry of its own", () => {
  const { work } = parse(
    heading("Experience"),
    line("2015 –\tStaff Nurse, Selby Hospital, Leeds"),
    bullet("Cared for patients on a surgical ward."),
    line("2017\tLocum Nurse, York Hospital, York", { gap: 1 }),
    ...education,
  );

  expect(work?.map(({ startDate }) => startDate)).toEqual(["2015", "2017"]);
});

test("jobs are cast alike whether their date has a cell of its own or not", () => {
  const { work } = parse(
    heading("Experiência profissional"),
    line("jan. de 2016 - presente Douro Têxteis, S.A., Porto"),
    line("Responsável de contabilidade", { indent: 165 }),
    bullet("Fecho de contas."),
    line("fev. 2010 - dez. 2015\tGabinete Contas em Dia, Lda., Porto"),
    line("Técnico de contabilidade", { indent: 165 }),
    bullet("Processamento de salários."),
    ...education,
  );

  expect(work).toMatchObject([
    { name: "Douro Têxteis, S.A.", position: "Responsável de contabilidade" },
    { name: "Gabinete Contas em Dia, Lda.", position: "Técnico de contabilidade" },
  ]);
});

test("letters from another font, which may have no bold face, divide no name", () => {
  const run = (text: string, font: string, bold: boolean): Run => ({ text, font, bold, italic: false, size: 10 });
  const styled = (runs: Run[]) => {
    const plain = line(runs.map(({ text }) => text).join(""));
    return { ...plain, cells: [{ ...plain.cells[0], text: plain.text, runs, x: 50 }] };
  };
  const { work } = parse(
    heading("工作经历"),
    styled([run("杭州湖畔", "Noto Sans JP", true), run("饮", "Noto Sans SC", false), run("品有限公司", "Noto Sans JP", true)]),
    line("市场营销经理\t2019年7月 – 至今", { gap: 0.1 }),
    heading("教育背景"),
    line("2013.09 – 2017.06 浙江工商大学 信息管理 本科"),
  );

  expect(work).toMatchObject([{ name: "杭州湖畔饮品有限公司", position: "市场营销经理" }]);
});

test("a name of three words is whole where each has a line of its own", () => {
  const large = { size: 22, bold: true };
  const { basics } = parseResume(
    buildReading([
      line("Аркадий", large),
      line("Сергеевич", large),
      line("Волошинов", large),
      line("Инженер-конструктор"),
      line("a.voloshinov@example.org"),
      ...education,
    ]),
  ).resume;

  expect(basics).toMatchObject({ name: "Аркадий Сергеевич Волошинов", label: "Инженер-конструктор" });
});

test("a name over two lines is whole where contact data stands beside its first", () => {
  const name = line("Tamara Igorevna\tt.belozerova@example.org", { size: 9 });
  const [first, second] = name.cells as [(typeof name.cells)[0], (typeof name.cells)[0]];
  const large = { ...first, runs: first.runs.map((run) => ({ ...run, size: 30 })) };
  const { basics } = parseResume(
    buildReading([
      { ...name, cells: [large, second] },
      line("Belozerova", { size: 30 }),
      line("Accountant", { size: 12 }),
      heading("Experience"),
      line("2018 – present\tAccountant, Acme Ltd"),
      ...education,
    ]),
  ).resume;

  expect(basics).toMatchObject({ name: "Tamara Igorevna Belozerova", email: "t.belozerova@example.org", label: "Accountant" });
});
