import type { Client } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { type MediaItem, MediaPicker } from '@cartwright/ui/MediaPicker'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { ownAddress } from '../../kit/own-address'
import { useErrorMessage } from '../../kit/use-error-message'
import type { ProductForm } from './product-form'

/** The pictures of a product. Files are stored at once; the product takes them over when it is saved. */
export function MediaCard({ form }: { form: ProductForm }) {
  const t = useWords('products')
  const message = useErrorMessage()
  const client = useClient() as Client
  const toast = useToast()
  const [coming, setComing] = useState<MediaItem[]>([])
  const urls = form.values.images ?? []
  const items: MediaItem[] = [...urls.map((url) => ({ id: url, url: ownAddress(url) })), ...coming]

  const add = async (files: File[]) => {
    const waiting = files.map((file) => ({
      id: crypto.randomUUID(),
      url: URL.createObjectURL(file),
      isUploading: true,
    }))
    setComing((before) => [...before, ...waiting])
    try {
      const { uploads } = await client.admin.uploads.create(files)
      form.set('images', [...urls, ...uploads.map(({ url }) => url)])
      if (!form.values.thumbnail && uploads[0]) form.set('thumbnail', uploads[0].url)
    } catch (error) {
      toast.error({ title: t('upload_failed'), text: message(error) })
    }
    setComing((before) => before.filter(({ id }) => !waiting.some((one) => one.id === id)))
    for (const { url } of waiting) URL.revokeObjectURL(url)
  }

  return (
    <Card title={t('media')}>
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
