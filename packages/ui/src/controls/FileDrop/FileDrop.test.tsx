// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { act, expectAccessible, fireEvent, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { FileDrop, type FileDropProps, type UploadControls } from './FileDrop.js'
import { fileSize } from './file-size.js'
import { UploadQueue } from './upload-queue.js'

const file = (name: string, type = 'text/csv', size = 10) => new File(['x'.repeat(size)], name, { type })

/** Uploads whose progress and end the test decides. */
function manual() {
  const sent: ({
    file: File
    resolve: (result: string) => void
    reject: (error: Error) => void
  } & UploadControls)[] = []
  const upload = vi.fn(
    (one: File, controls: UploadControls) =>
      new Promise<string>((resolve, reject) => sent.push({ file: one, resolve, reject, ...controls })),
  )
  return { sent, upload }
}
const settle = () => act(async () => {})

describe('a queue', () => {
  it('sends a few at a time, the rest as they arrive', async () => {
    const { sent, upload } = manual()
    const onDone = vi.fn()
    const queue = new UploadQueue({ upload, atOnce: 2, onDone })
    queue.add([file('a'), file('b'), file('c')])
    expect(queue.items().map((item) => item.state)).toEqual(['sending', 'sending', 'waiting'])
    sent[0]!.resolve('url of a')
    await settle()
    expect(queue.items().map((item) => item.state)).toEqual(['done', 'sending', 'sending'])
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ result: 'url of a', progress: 1 }))
  })

  it('stops what is removed, and hears no more of it', async () => {
    const { sent, upload } = manual()
    const queue = new UploadQueue({ upload, atOnce: 1 })
    queue.add([file('a'), file('b')])
    queue.remove(queue.items()[0]!.id)
    expect(sent[0]!.signal.aborted).toBe(true)
    sent[0]!.onProgress(0.5)
    sent[0]!.resolve('too late')
    await settle()
    expect(queue.items()).toMatchObject([{ state: 'sending', progress: null }])
    expect(sent[1]!.file.name).toBe('b')
  })

  it('keeps what failed until it is sent again', async () => {
    const { sent, upload } = manual()
    const queue = new UploadQueue({ upload, atOnce: 1 })
    queue.add([file('a')])
    sent[0]!.reject(new Error('The disk is full'))
    await settle()
    expect(queue.items()).toMatchObject([{ state: 'failed', error: 'The disk is full' }])
    queue.retry(queue.items()[0]!.id)
    expect(queue.items()).toMatchObject([{ state: 'sending', error: undefined }])
    sent[1]!.resolve('url')
    await settle()
    expect(queue.items()).toMatchObject([{ state: 'done' }])
  })

  it('stops when the field goes, and can go on', () => {
    const { sent, upload } = manual()
    const queue = new UploadQueue({ upload, atOnce: 1 })
    queue.add([file('a')])
    queue.stop()
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(queue.items()).toMatchObject([{ state: 'waiting' }])
    queue.start()
    expect(upload).toHaveBeenCalledTimes(2)
  })
})

function show(props: Partial<FileDropProps<string>> = {}) {
  const { sent, upload } = manual()
  const view = render(<FileDrop label="Prices" upload={upload} accept={['text/csv']} {...props} />)
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files)
  return { ...view, sent, upload, choose, input }
}

it('sends what is chosen and shows how far it is', async () => {
  const onUpload = vi.fn()
  const { sent, choose } = show({ onUpload, hint: 'One line a price' })
  expect(screen.getByRole('group', { name: 'Prices' })).toHaveAccessibleDescription('One line a price')
  await choose(file('prices.csv', 'text/csv', 1200))
  expect(screen.getByRole('progressbar', { name: 'prices.csv' })).not.toHaveAttribute('aria-valuenow')
  act(() => sent[0]!.onProgress(0.4))
  expect(screen.getByRole('progressbar', { name: 'prices.csv' })).toHaveAttribute('aria-valuenow', '40')
  await expectAccessible()
  sent[0]!.resolve('/files/1')
  expect(await screen.findByText('Uploaded')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 file uploaded')
  expect(onUpload).toHaveBeenCalledWith(expect.objectContaining({ result: '/files/1' }))
  await expectAccessible()
})

it('says why a file failed, and sends it again', async () => {
  const { sent, choose, upload } = show()
  await choose(file('prices.csv'))
  sent[0]!.reject(new Error('The disk is full'))
  expect(await screen.findByText('The disk is full')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 file failed')
  await userEvent.click(screen.getByRole('button', { name: 'Try again: prices.csv' }))
  expect(upload).toHaveBeenCalledTimes(2)
})

it('stops a file by its button or by Escape, and gives the focus on', async () => {
  const { sent, choose } = show()
  await choose(file('a.csv'), file('b.csv'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: a.csv' }))
  expect(sent[0]!.signal.aborted).toBe(true)
  screen.getByRole('button', { name: 'Cancel: b.csv' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(sent[1]!.signal.aborted).toBe(true)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

it('refuses what is of another kind, too large or too many', async () => {
  const { choose, upload } = show({ maxSize: 2_000_000, maxFiles: 2 })
  await choose(
    file('a.csv'),
    file('b.pdf', 'application/pdf'),
    file('c.csv', 'text/csv', 2_000_001),
    file('d.csv'),
    file('e.csv'),
  )
  expect(upload).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toHaveTextContent('b.pdf is not a supported file')
  expect(screen.getByRole('alert')).toHaveTextContent('c.csv is larger than 2 MB')
  expect(screen.getByRole('alert')).toHaveTextContent('At most 2 files')
})

it('takes what is pasted', async () => {
  const { upload } = show()
  fireEvent.paste(screen.getByRole('group', { name: 'Prices' }), {
    clipboardData: { files: [file('pasted.csv')] },
  })
  await waitFor(() => expect(upload).toHaveBeenCalledOnce())
})

it('takes any kind where none is named, and nothing while disabled', async () => {
  const { choose, upload, rerender } = show({ accept: undefined })
  await choose(file('terms.pdf', 'application/pdf'))
  expect(upload).toHaveBeenCalledOnce()
  rerender(<FileDrop label="Prices" upload={upload} isDisabled />)
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled()
})

it('stops all uploads when it goes', async () => {
  const { sent, choose, unmount } = show()
  await choose(file('a.csv'))
  unmount()
  expect(sent[0]!.signal.aborted).toBe(true)
})

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [12_345, '12 kB'],
  [2_400_000, '2.4 MB'],
  [3_000_000_000_000, '3,000 GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes, 'en-US')).toBe(text))
