import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown, plainText } from './markdown'

const text = (text: string) => ({ kind: 'text', text })

describe('a text in Markdown', () => {
  it('is headings, paragraphs, lists, quotes and rules', () => {
    const blocks = parseMarkdown(
      '# One\nFirst\nline.\n\n### Two\r\n\r\n- a\n  goes on\n- b\n\n1. x\n2) y\n\n> said\n> so\n\n---\n\nEnd',
    )
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'list',
      'list',
      'quote',
      'rule',
      'paragraph',
    ])
    expect(blocks[0]).toMatchObject({ level: 2, id: 'one' })
    expect(blocks[1]).toMatchObject({ content: [text('First line.')] })
    expect(blocks[3]).toMatchObject({ isOrdered: false, items: [[text('a goes on')], [text('b')]] })
    expect(blocks[4]).toMatchObject({ isOrdered: true })
    expect(blocks[5]).toMatchObject({ content: [text('said so')] })
  })

  it('breaks a line that ends in a backslash', () =>
    expect(parseMarkdown('**A**\\\nB')).toEqual([
      {
        kind: 'paragraph',
        content: [{ kind: 'strong', content: [text('A')] }, { kind: 'break' }, text('B')],
      },
    ]))

  it('gives each heading an address of its own, in any script', () => {
    const ids = parseMarkdown('## Café\n\n## Café\n\n## 価格\n\n## ?!').map(
      (block) => 'id' in block && block.id,
    )
    expect(ids).toEqual(['café', 'café-2', '価格', 'part'])
  })

  it.each([
    ['**a** b', [{ kind: 'strong', content: [text('a')] }, text(' b')]],
    ['*a*', [{ kind: 'emphasis', content: [text('a')] }]],
    ['`x*y*`', [{ kind: 'code', text: 'x*y*' }]],
    ['[a](/b)', [{ kind: 'link', href: '/b', content: [text('a')] }]],
    ['[a](mailto:a@b.co)', [{ kind: 'link', href: 'mailto:a@b.co', content: [text('a')] }]],
    // What could run, or lead elsewhere under the name of the shop, stays as it was typed.
    ['[a](javascript:alert`1`)', [text('[a](javascript:alert`1`)')]],
    ['[a](data:text/html,x)', [text('[a](data:text/html,x)')]],
    ['[a](//evil.example)', [text('[a](//evil.example)')]],
    ['<b onclick="x">a</b>', [text('<b onclick="x">a</b>')]],
  ])('reads %s', (source, content) => expect(parseInline(source)).toEqual(content))

  it('can be told without its marks', () =>
    expect(plainText(parseInline('a **b `c`** [d](/e)'))).toBe('a b c d'))
})
