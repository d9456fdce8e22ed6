import { expect, test } from "bun:test";
import { inSentence } from "./in-sentence.ts";

test.each([
  ["AWS, German.", "AWS, German"],
  ["Java;", "Java"],
  ["Do you know Kubernetes?", "Do you know Kubernetes"],
  ["日本語。", "日本語"],
  ["C++", "C++"],
  [".NET (Core)", ".NET (Core)"],
  ["...", "..."],
])("%p stands in a sentence as %p", (text, said) => expect(inSentence(text)).toBe(said));
