/** The colors of the town that shade into others: once in a page, named by everything drawn in it. */
export function TownDefinitions() {
  return (
    <defs>
      <radialGradient id="town-lamp">
        <stop offset="0" stopColor="#ffd88a" stopOpacity=".6" />
        <stop offset=".4" stopColor="#ffc063" stopOpacity=".24" />
        <stop offset="1" stopColor="#ffb44a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="town-room" cx=".5" cy=".45" r=".8">
        <stop offset="0" stopColor="#ffd188" stopOpacity=".46" />
        <stop offset="1" stopColor="#1a0c03" stopOpacity=".26" />
      </radialGradient>
      <pattern id="town-sand" width="31" height="27" patternUnits="userSpaceOnUse">
        <path
          d="M4 5h.1M14 3h.1M23 11h.1M8 18h.1M27 22h.1M17 21h.1"
          stroke="#5b3f22"
          strokeWidth="1.1"
          strokeLinecap="round"
          opacity=".4"
        />
        <path
          d="M2 11q4 -1.4 8 0M18 7q3 -1 6 0M11 25q5 -1.4 9 0"
          stroke="#e3b877"
          strokeWidth=".5"
          fill="none"
          opacity=".4"
        />
      </pattern>
      <pattern
        id="town-warning"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M2 0V8" stroke="#e8ab3c" strokeWidth="4" />
      </pattern>
    </defs>
  )
}
