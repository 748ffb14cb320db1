/**
 * What share of two pictures is not alike: pixels that differ by more than a shade, over all of the larger one. Decoded by
 * the browser, so that nothing else need be installed.
 */
export async function difference(browser, a, b) {
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      async (sources) => {
        const [one, two] = await Promise.all(
          sources.map(async (source) => {
            const picture = await createImageBitmap(await (await fetch(source)).blob())
            const canvas = new OffscreenCanvas(picture.width, picture.height)
            const context = canvas.getContext('2d')
            context.drawImage(picture, 0, 0)
            return context.getImageData(0, 0, picture.width, picture.height)
          }),
        )
        const width = Math.max(one.width, two.width)
        const height = Math.max(one.height, two.height)
        const at = (picture, x, y, channel) =>
          x < picture.width && y < picture.height ? picture.data[(y * picture.width + x) * 4 + channel] : -255
        let unlike = 0
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const apart = [0, 1, 2].some(
              (channel) => Math.abs(at(one, x, y, channel) - at(two, x, y, channel)) > 48,
            )
            if (apart) unlike += 1
          }
        }
        return unlike / (width * height)
      },
      [a, b].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
    )
  } finally {
    await page.close()
  }
}
