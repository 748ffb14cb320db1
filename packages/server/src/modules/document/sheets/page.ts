import type { PaperSize } from '@cartwright/contract'
import { escaped } from '../../../escaped'
import type { Sheet } from './parts'

/** Sizes by name, as `@page` knows them, and how wide the sheet is on a screen. */
const papers: Record<PaperSize, { name: string; width: string }> = {
  a4: { name: 'A4', width: '210mm' },
  letter: { name: 'letter', width: '8.5in' },
}

// Letters of every language the shop writes, by fonts that systems bring along; nothing is fetched from elsewhere.
const fonts = {
  latin: `system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,'Noto Sans Arabic','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans CJK JP',sans-serif`,
  arabic: `'Noto Naskh Arabic','Segoe UI','Geeza Pro','Noto Sans Arabic',Tahoma,'Noto Sans',Arial,sans-serif`,
  japanese: `'Hiragino Sans','Yu Gothic','Meiryo','Noto Sans CJK JP','Noto Sans JP',sans-serif`,
  chinese: `'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif`,
  korean: `'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR','Noto Sans KR',sans-serif`,
}

const style = (paper: PaperSize, sheets: readonly Sheet[]) => `
@page { size: ${papers[paper].name}; margin: 16mm 16mm 18mm;
  @bottom-center { content: counter(page) " / " counter(pages); font: 8pt ${fonts.latin}; color: #57534e } }
${sheets.map(({ name, number }, index) => `@page sheet${index} { @bottom-left { content: ${quoted(name, number)}; font: 8pt ${fonts.latin}; color: #57534e } }`).join('\n')}
* { box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { margin: 0; background: #fff; color: #1c1917; font: 10pt/1.45 ${fonts.latin} }
:lang(ar) { font-family: ${fonts.arabic} }
:lang(ja) { font-family: ${fonts.japanese}; line-break: strict }
:lang(zh) { font-family: ${fonts.chinese} }
:lang(ko) { font-family: ${fonts.korean}; word-break: keep-all }
:lang(ar), :lang(hi), :lang(ta) { line-height: 1.6 }
.sheet { break-after: page }
.sheet:last-child { break-after: auto }
.head { display: flex; justify-content: space-between; gap: 10mm; margin-block-end: 10mm }
.head > div { flex: 1 1 0; min-inline-size: 0; overflow-wrap: anywhere }
.what { text-align: end }
.logo { display: block; max-block-size: 20mm; max-inline-size: 60mm; margin-block-end: 3mm }
h1 { margin: 0; font-size: 18pt; line-height: 1.2; font-weight: 600 }
.number { margin: 1mm 0 0; font-size: 12pt; font-variant-numeric: tabular-nums }
dl { margin: 3mm 0 0 }
dl div { display: flex; justify-content: flex-end; gap: 3mm }
dt, .soft, h2 { color: #57534e }
dd { margin: 0; min-inline-size: 34mm; font-variant-numeric: tabular-nums }
h2 { margin: 0 0 1mm; font-size: 8.5pt; font-weight: 600 }
.blocks { display: flex; gap: 10mm; margin-block-end: 8mm; break-inside: avoid }
.blocks > div { flex: 1 1 0; min-inline-size: 0; overflow-wrap: anywhere }
.lines { inline-size: 100%; border-collapse: collapse; margin-block-end: 6mm }
.lines caption { text-align: start; font-weight: 600; font-size: 11pt; padding-block-end: 2mm }
.lines thead { display: table-header-group }
.lines .again td { padding: 0 0 1mm; font-size: 8pt; color: #57534e; border: 0 }
.lines th { text-align: start; vertical-align: bottom; font-size: 8.5pt; font-weight: 600; color: #57534e; border-block-end: 1pt solid #1c1917; padding: 1mm 2mm }
.lines td { vertical-align: top; padding: 2mm; border-block-end: 0.5pt solid #d6d3d1; overflow-wrap: anywhere }
.lines tr { break-inside: avoid }
.lines th:first-child, .lines td:first-child { padding-inline-start: 0 }
.lines th:last-child, .lines td:last-child { padding-inline-end: 0 }
.figure { text-align: end !important; white-space: nowrap; overflow-wrap: normal !important; font-variant-numeric: tabular-nums }
.soft { font-size: 8.5pt }
.title { font-weight: 500 }
.sums { margin-inline-start: auto; inline-size: 92mm; border-collapse: collapse; break-inside: avoid; margin-block-end: 8mm }
.sums th { text-align: start; font-weight: 400; padding: 1mm 0 }
.sums td { text-align: end; white-space: nowrap; padding: 1mm 0 1mm 4mm; padding-inline: 4mm 0; font-variant-numeric: tabular-nums }
.sums .strong > * { font-weight: 700; border-block-start: 1pt solid #1c1917; padding-block: 2mm }
.note { white-space: pre-line; margin: 0 0 6mm }
.box { display: inline-block; inline-size: 5mm; block-size: 5mm; border: 0.8pt solid #1c1917; border-radius: 0.6mm; vertical-align: middle }
.blank { display: block; min-inline-size: 30mm; block-size: 6mm; border-block-end: 0.5pt solid #1c1917 }
.foot { border-block-start: 0.5pt solid #d6d3d1; padding-block-start: 3mm; font-size: 8.5pt; color: #57534e; break-inside: avoid }
@media screen {
  body { background: #e7e5e4; padding: 6mm }
  .sheet { background: #fff; max-inline-size: ${papers[paper].width}; margin: 0 auto 6mm; padding: 16mm }
}
@media screen and (max-width: 600px) { body { padding: 0 } .sheet { padding: 6mm } }
`

/**
 * The name of a document as CSS writes it. Whatever stands in it stays text, and its number runs from left to right among
 * Arabic letters too.
 */
const quoted = (name: string, number: string): string => {
  const shown = `${name} \u2066${number.slice(0, 60)}\u2069`
  return `"${shown.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}

/**
 * One page of HTML with all sheets, each beginning on paper of its own. It runs no scripts and fetches nothing but pictures.
 */
export function printedPage(
  title: string,
  sheets: readonly Sheet[],
  { paper, locale }: { paper: PaperSize; locale: string },
): string {
  const articles = sheets.map(
    ({ locale, direction, html }, index) =>
      `<article class="sheet" style="page:sheet${index}" lang="${escaped(locale)}" dir="${direction}">${html}</article>`,
  )
  return `<!doctype html>
<html lang="${escaped(locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src http: https: data: blob:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style(paper, sheets)}</style>
</head>
<body>
${articles.join('\n')}
</body>
</html>`
}
