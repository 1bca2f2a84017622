// Pictures of every screen, to be looked at: node tools/shots.js http://127.0.0.1:8000 OUT-FOLDER. Needs a running server
// and Chromium (CHROMIUM names it, else the one that Debian installs).
import { chromium } from 'playwright-core';

const [base = 'http://127.0.0.1:8000', out = 'shots'] = process.argv.slice(2);
const only = process.argv[4];
const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const looks = [
  ['wide', 'paper', 'ru'],
  ['wide', 'iron', 'en'],
  ['phone', 'paper', 'ru'],
  ['phone', 'iron', 'en'],
];
for (const [size, theme, language] of looks) {
  if (only && only !== `${size}-${theme}-${language}`) continue;
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size === 'phone',
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const told = new Set();
  const tell = (text) => {
    if (!told.has(text)) console.log(`${size} ${theme} ${language}: ${text}`);
    told.add(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(message.text().split('\n')[0]);
  });
  page.on('pageerror', (error) => tell(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(base)) console.log(`left the origin: ${request.url()}`);
  });
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('fivethrones')) localStorage.setItem('fivethrones', JSON.stringify(settings));
    },
    { theme, language, guided: ['hand-of-the-king'] },
  );
  let number = 0;
  const shot = async (name) => {
    await page.waitForTimeout(250);
    number += 1;
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) console.log(`${size} ${theme} ${language} ${name}: ${String(wider)} px too wide`);
    await page.screenshot({
      path: `${out}/${size}-${theme}-${language}-${String(number).padStart(2, '0')}-${name}.png`,
    });
  };

  await page.goto(base);
  await page.waitForSelector('[aria-pressed]');
  await shot('landing');
  await page.click('.tiles button');
  await page.waitForSelector('.new');
  await shot('new-game');
  await page.click('details summary');
  await shot('options');
  await page.click('.start button');
  await page.waitForSelector('#question');
  await page.waitForSelector('[data-legal]', { timeout: 10000 }).catch(() => console.log('nothing is legal'));
  await shot('table');
  await page.locator('[data-legal]:visible').first().click();
  await page.waitForTimeout(500);
  await shot('selected');
  await page.locator('[data-piece^="cell-"]:not([data-legal]):visible').first().click({ force: true });
  await page.waitForTimeout(300);
  await shot('why-not');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyA');
  await shot('all-moves');
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < 4; turn += 1) {
    await page.waitForSelector('[data-legal]', { timeout: 15000 }).catch(() => undefined);
    const legal = page.locator('[data-legal]:visible').first();
    if ((await legal.count()) === 0) break;
    await legal.click();
    await page.waitForTimeout(200);
    await page.keyboard.press('Escape').catch(() => undefined);
    await legal.click();
    await page.waitForTimeout(200);
    const confirm = page.locator('.prompt .primary');
    if (await confirm.count()) await confirm.first().click();
    await page.waitForTimeout(900);
  }
  await shot('middle');
  await page.keyboard.press('KeyR');
  await page.waitForTimeout(600);
  await shot('rules-over-table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyB');
  await shot('board-in-words');
  await page.keyboard.press('Escape');
  for (const [path, name] of [
    ['/lobby', 'lobby'],
    ['/rules/hand-of-the-king#HK-7', 'rules'],
    ['/cards/hand-of-the-king', 'cards'],
    ['/settings', 'settings'],
    ['/host', 'host'],
  ]) {
    await page.goto(base + path);
    await page.waitForTimeout(700);
    await shot(name);
  }
  await context.close();
}
await browser.close();
