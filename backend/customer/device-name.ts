/** What a User-Agent holds, and whose it is. Earlier ones win: a browser names those it descends from, too. */
type Marks = readonly (readonly [mark: RegExp, name: string])[];

const BROWSERS: Marks = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: Marks = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** In characters; a browser's own is far shorter. */
const LONGEST = 1000;

const nameIn = (marks: Marks, userAgent: string): readonly string[] =>
  marks
    .filter(([mark]) => mark.test(userAgent))
    .map(([, name]) => name)
    .slice(0, 1);

/**
 * A short name for the device of a User-Agent, such as "Firefox, Windows"; null where neither browser
 * nor system is known. Holds names of these tables only, never what a visitor wrote.
 */
export const deviceName = (userAgent: string | undefined): string | null => {
  const text = userAgent?.slice(0, LONGEST) ?? '';
  const names = [...nameIn(BROWSERS, text), ...nameIn(SYSTEMS, text)];
  return names.length === 0 ? null : names.join(', ');
};
