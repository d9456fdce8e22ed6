import { join } from "node:path";
import { chromium } from "playwright-core";

const OUT = join(import.meta.dir, "../../src/web/public/privacy-policy.pdf");

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Privacy Policy</title>
<style>
@page{size:A4;margin:22mm 20mm} body{font:10.5pt/1.55 "Inter","Liberation Sans",Arial,sans-serif;color:#12191b} h1{font-size:22pt;letter-spacing:-.02em;margin:0 0 2mm} h2{font-size:12.5pt;margin:7mm 0 1.5mm;color:#0b6670} p,ul{margin:0 0 2.5mm} ul{padding-left:5mm} .lead{color:#566468;margin-bottom:6mm}
</style>

<h1>Privacy Policy</h1><p class="lead">How Vitae treats personal data. Vitae runs on the server of the organisation that offers it to you (the operator). The operator is the controller of the data; the CVs are processed on behalf of the agencies that upload them.</p>

<h2>What is processed</h2><ul><li>Accounts: e-mail address, name, company, a hash of the password, role, plan, credits.</li><li>Sessions: a hashed session identifier, browser, IP address, times of sign-in and last activity.</li><li>CVs and job descriptions that you upload, and the documents and scores made from them.</li><li>Messages that you send by the contact form, and password reset requests.</li><li>A ledger of credits, and counts of processed CVs.</li></ul>

<h2>What for</h2><p>To turn CVs into documents in your template, to score them against job descriptions, to keep your account safe, to answer you, and to bill what was used. CVs are used for nothing else. They train no model.</p>

<h2>Where</h2><p>Reading, text recognition, formatting and scoring happen on the operator's server. No CV leaves it. The application loads nothing from other sites. Where the operator has set up card payments or an e-mail service, those providers receive what a payment or a message needs.</p>

<h2>How long</h2><ul><li>CVs, job descriptions, their texts, documents and scores: 7 days, or until you delete them. Then they are permanently removed.</li><li>A log of comparisons, without names and without a word of a CV: 184 days, so that decisions can be checked.</li><li>Accounts: until they are deleted. Deleting an account removes its jobs, files, sessions and statistics.</li><li>The credit ledger: as long as the law on accounts asks for it.</li></ul>

<h2>Cookies</h2><p>One cookie keeps you signed in. There is no tracking and no advertising.</p>

<h2>Your rights</h2><p>You may ask the operator for access to your data, for correction, deletion, restriction and a copy, and object to its use. Candidates whose CV was uploaded may turn to the agency that did so, or to the operator. You may complain to your data protection authority.</p>

<h2>Contact</h2><p>Write to the operator by the contact form of the application.</p></html>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await page.setContent(PAGE);
await page.pdf({ path: OUT, format: "A4", preferCSSPageSize: true, tagged: true });
await browser.close();
