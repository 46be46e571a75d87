import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const out = '/tmp/pics-forms'; mkdirSync(out, { recursive: true });
const base = process.argv[2] ?? 'http://localhost:5871';
const only = process.argv[3];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SECRET = process.env.SECRET;
for (const store of ['rl-gb', 'hm-de'])
  for (const width of [390, 820, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 1000 }, reducedMotion: 'reduce' });
    page.on('pageerror', (e) => console.log(store, width, 'ERR', e.message));
    const de = store.endsWith('de');
    const shot = async (name) => { await page.waitForTimeout(250); await page.screenshot({ path: `${out}/${store}-${width}-${name}.png` }); };
    await page.goto(`${base}/myaccount?store=${store}&reset-backend`);
    const opener = page.getByRole('button', { name: de ? 'Anmelden' : 'Sign in' }).first();
    await page.getByLabel(de ? 'Passwort' : 'Password', { exact: true }).waitFor({ timeout: 60000 });
    await shot('signin');
    const dlg = page.getByRole('dialog');
    await dlg.getByRole('button', { name: de ? 'Konto anlegen' : 'Create an account' }).click();
    await dlg.getByLabel(de ? 'Jahr' : 'Year').waitFor();
    await shot('register');
    await dlg.getByRole('button', { name: de ? 'Konto anlegen' : 'Create my account' }).click();
    await shot('register-errors');
    await dlg.getByLabel(de ? 'Jahr' : 'Year').scrollIntoViewIfNeeded();
    await dlg.getByLabel(de ? 'Jahr' : 'Year').fill('2020');
    await dlg.getByLabel(de ? 'Passwort' : 'Password', { exact: true }).fill('indigo');
    await shot('register-help');
    const email = dlg.locator('[name=email]');
    await email.fill('ada.weaver@mail.example');
    await dlg.locator('[name=password]').fill('warp-and-weft-5');
    await dlg.locator('[name=passwordConfirmation]').fill('warp-and-weft-5');
    await dlg.locator('[name=year]').fill('');
    await dlg.getByRole('button', { name: de ? 'Konto anlegen' : 'Create my account' }).click();
    await dlg.getByRole('heading', { level: 3 }).waitFor();
    await shot('mail-sent');
    await dlg.getByRole('button', { name: de ? 'Schließen' : 'Close' }).last().click();
    await page.goto(`${base}/myaccount?store=${store}`);
    await dlg.getByRole('button', { name: de ? 'Passwort vergessen?' : 'Forgotten your password?' }).waitFor({ timeout: 60000 });
    await dlg.getByRole('button', { name: de ? 'Passwort vergessen?' : 'Forgotten your password?' }).click();
    await shot('forgot');
    for (const id of ['account-opened', 'password-chosen', 'password-link-expired']) {
      await page.goto(`${base}/?scenario=${id}&store=${store.slice(0, 2)}`);
      await page.getByRole('dialog').waitFor({ timeout: 60000 });
      await page.waitForTimeout(600);
      await shot(id);
    }
    await page.close();
    console.log(store, width, 'done');
  }
await browser.close();
