import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { blocksOf } from './blocks'
import { checkCommands } from './commands'
import { compile } from './compile'
import { checkData } from './data'
import { isRequest, runRequests } from './requests'

const fence = '```'
const page = (info: string, code: string) => `# A page\n\n${fence}${info}\n${code}\n${fence}\n`
const blocks = (...parts: [info: string, code: string][]) =>
  parts.flatMap(([info, code], at) => blocksOf(`page-${at}.md`, page(info, code)))

it('a block says its language, and what is special about it', () => {
  const [block] = blocks(['ts continues file shop.ts with client, id', 'client.carts.retrieve(id)'])
  expect(block).toMatchObject({
    language: 'ts',
    continues: true,
    file: 'shop.ts',
    given: ['client', 'id'],
    line: 4,
  })
})

it.each(['', 'ts please', 'with client'])('a fence that says "%s" is refused', (info) => {
  expect(() => blocksOf('page.md', page(info, 'x'))).toThrow('page.md:3')
})

it('TypeScript that does not compile is found at its line, and what compiles is not', () => {
  const wrong = blocks(
    ['ts with client', 'const { product } = await client.admin.products.retrieve("prod_01")\nproduct.titel'],
    ['ts', "import { createClient } from '@cartwright/sdk'\ncreateClient({ url: 'http://localhost' })"],
    ['ts', 'const fine: number = 1'],
    ['tsx with nobody', '<p />'],
  )
  const found = compile(wrong)
  expect(found.map(({ page: where, line }) => `${where}:${line}`)).toEqual([
    'page-3.md:4',
    'page-0.md:5',
    'page-1.md:5',
  ])
  expect(found[1]?.message).toContain("'titel'")
}, 120_000)

it.each([
  ['cartwright prodcuts list', 'prodcuts'],
  ['cartwright start --prot 9000', '--prot'],
  ['npx cartwright token list | cartwright nothing', 'nothing'],
  ['echo "$(cartwright orders lost)"', 'lost'],
  ['npm run nowhere', 'nowhere'],
  ['npm create cartwright shop -- --databse postgres', '--databse'],
  ['npm install @cartwright/sdkk', 'sdkk'],
  ['cp deploy/nowhere.yaml /etc', 'deploy/nowhere.yaml'],
  ['npx no-such-program', 'no-such-program'],
  ['frobnicate', 'frobnicate'],
])('%s is found wrong', (code, word) => {
  const found = blocks(['sh', code]).flatMap(checkCommands)
  expect(found).toHaveLength(1)
  expect(found[0]?.message).toContain(word)
})

it.each([
  'cartwright products update prod_01 -d \'{"status":"draft"}\'   # a comment with cartwright nothing',
  'PORT=1 npx cartwright start --demo && cartwright orders list -q status=pending --json | jq length',
  'npm run dev',
  'cat > file <<END\nnothing to run\nEND\ncartwright doctor --fix',
  'curl "$SHOP/store/carts" \\\n  --json \'{\n  "a": 1\n}\'',
])('%s is found right', (code) => {
  expect(blocks(['sh', code]).flatMap(checkCommands)).toEqual([])
})

it.each([
  ['json', '{ "a": 1, }'],
  ['yaml', 'a: [1'],
  ['css', 'a { color: red'],
])('%s that cannot be read is found', (language, code) => {
  expect(blocks([language, code]).flatMap(checkData)).toHaveLength(1)
})

it('a request that is refused is found, unless the page says that it is', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/fine' ? 200 : 404
    response.end('{"message":"There is no such thing"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const asked = blocks(
    ['sh', 'curl "$SHOP/fine"\ncurl "$SHOP/gone"'],
    ['sh refused', 'curl "$SHOP/gone"'],
    ['sh refused', 'curl "$SHOP/fine"'],
    ['sh', 'ANSWER=$(curl "$SHOP/fine")\necho "$ANSWER"'],
  )
  expect(asked.every(isRequest)).toBe(true)
  const found = await runRequests(asked, { url, token: '', data: '' })
  expect(found.map(({ page: where }) => where)).toEqual(['page-0.md', 'page-2.md'])
  expect(found[0]?.message).toContain('There is no such thing')
}, 120_000)
