import { expect, test } from "bun:test";
import { detectLanguage } from "./language-detect.ts";

test.each([
  ["Betreute Privatkunden am Schalter.", "de"],
  ["Vodil sem ekipo osmih kuharjev.", "sl"],
  ["Juhtisin kaheksast kokast koosnevat meeskonda.", "et"],
  ["Kontrola zásob a týdenních objednávek", "cs"],
  ["Jeg liker å jobbe sammen med barn, og har ledet et lag på åtte kokker.", "nb"],
  ["Saya memimpin delapan juru masak di sebuah restoran.", "id"],
  ["یک تیم هشت نفره از آشپزها را رهبری کردم.", "fa"],
])("a short text is told by its n-grams: %s is %s", (text, expected) => expect(detectLanguage(text)).toBe(expected));

test("a CV full of Latin names of products is in the language of its sentences", () => {
  expect(detectLanguage("경력\n리액트 화면 개발과 서버 운영을 맡았습니다.\nReact, TypeScript, Kubernetes, Docker, Redis, Kafka")).toBe(
    "ko",
  );
  expect(detectLanguage("工作经历\n负责单页面应用开发与测试。\nReact, TypeScript, Kubernetes, Docker, Redis")).toBe("zh");
  expect(detectLanguage("Опыт работы\nРазработка и поддержка сервисов.\nReact, TypeScript, Kubernetes, Docker, Redis, Kafka")).toBe("ru");
  expect(
    detectLanguage(
      "职务\n使用 となりのトトロ 播放器的开发工作，负责测试、部署和维护，参与需求讨论，编写文档，指导新人，完成公司安排的其他任务，也参加招聘面试，组织技术分享，推进代码评审，改进发布流程，管理服务器与数据库，并在年度总结中汇报项目的进展",
    ),
  ).toBe("zh");
});

test("a name in another script does not make the language", () => {
  expect(detectLanguage("Ming Li 李明\nAccountant in Leeds\nKept the books of forty shops and paid the wages.")).toBe("en");
});

test("of a long text a part is read, from all over it", () => {
  const products = "React, TypeScript, Kubernetes\n".repeat(40);
  expect(detectLanguage(`${products}${"Betreute Privatkunden am Schalter und führte die Bücher.\n".repeat(40)}`)).toBe("de");
});

test("what has no letters is English", () => expect(detectLanguage("2019 – 2021\n+44 117")).toBe("en"));
