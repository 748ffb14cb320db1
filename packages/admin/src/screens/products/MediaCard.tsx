import type { UploadedFile } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { ownAddress } from '@cartwright/sdk/rules'
import { Card } from '@cartwright/ui/Card'
import { type MediaItem, MediaPicker } from '@cartwright/ui/MediaPicker'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import type { ProductForm } from './product-form'

interface Props {
  form: ProductForm
  /** Told whether files are on their way: a product made meanwhile would lack them. */
  onBusyChange?: (isBusy: boolean) => void
}

/** The pictures of a product. Files are stored at once; the product takes them over when it is saved. */
export function MediaCard({ form, onBusyChange }: Props) {
  const t = useWords('products')
  const { coming, progress, add } = useUploads(form)
  const isBusy = coming.length > 0
  const tell = useRef(onBusyChange)
  tell.current = onBusyChange
  useEffect(() => tell.current?.(isBusy), [isBusy])

  const urls = form.values.images ?? []
  const items: MediaItem[] = [...urls.map((url) => ({ id: url, url: ownAddress(url) })), ...coming]
  return (
    <Card
      title={t('media')}
      actions={
        <p className="ad-Muted" role="status">
          {isBusy && t('uploading', progress)}
        </p>
      }
    >
      <MediaPicker
        label={t('media')}
        items={items}
        onAdd={(files) => void add(files)}
        onChange={(next) => {
          const kept = next.filter(({ isUploading }) => !isUploading).map(({ id }) => id)
          form.set('images', kept)
          if (form.values.thumbnail && !kept.includes(form.values.thumbnail))
            form.set('thumbnail', kept[0] ?? null)
        }}
        thumbnailId={form.values.thumbnail}
        onThumbnailChange={(id) => form.set('thumbnail', id)}
      />
    </Card>
  )
}

/** Sends files one after the other, so that they arrive in their order, each shown as soon as it is there. */
function useUploads(form: ProductForm) {
  const t = useWords('products')
  const message = useErrorMessage()
  const client = useClient() as Client
  const toast = useToast()
  const [coming, setComing] = useState<MediaItem[]>([])
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  // Other things of the form change while files are on their way.
  const latest = useRef(form)
  latest.current = form
  const queue = useRef(Promise.resolve())

  const take = ({ url }: UploadedFile) => {
    const { values, set } = latest.current
    const images = [...(values.images ?? []), url]
    const thumbnail = values.thumbnail || url
    set('images', images)
    if (!values.thumbnail) set('thumbnail', thumbnail)
    // The next file may be there before the form is drawn again.
    latest.current = { ...latest.current, values: { ...values, images, thumbnail } }
  }
  const send = async (file: File, item: MediaItem) => {
    try {
      const { uploads } = await client.admin.uploads.create(file)
      for (const upload of uploads) take(upload)
    } catch (error) {
      toast.error({ title: t('upload_failed', { name: file.name }), text: message(error) })
    }
    setProgress(({ done, total }) => ({ done: done + 1, total }))
    setComing((before) => before.filter(({ id }) => id !== item.id))
    URL.revokeObjectURL(item.url)
  }
  const add = (files: readonly File[]) => {
    const items = files.map((file) => ({
      file,
      item: { id: crypto.randomUUID(), url: URL.createObjectURL(file), alt: file.name, isUploading: true },
    }))
    setProgress((before) => ({
      done: coming.length > 0 ? before.done : 0,
      total: (coming.length > 0 ? before.total : 0) + files.length,
    }))
    setComing((before) => [...before, ...items.map(({ item }) => item)])
    for (const { file, item } of items) queue.current = queue.current.then(() => send(file, item))
    return queue.current
  }
  return { coming, progress, add }
}
