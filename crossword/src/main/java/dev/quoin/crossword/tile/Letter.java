package dev.quoin.crossword.tile;

import dev.quoin.game.format.LetterCase;

/// The two faces of a letter, as they are written in a list of letters: `A`, `CH`, `İ/i`.
///
/// @param upper the face of a tile
/// @param lower the face of a blank
record Letter(String upper, String lower) {
    /// Parses a letter.
    ///
    /// @throws IllegalArgumentException naming what is wrong and how to write it
    static Letter read(String text) {
        String normal = Faces.normal(text);
        int slash = normal.indexOf('/');
        return slash < 0
                ? plain(normal)
                : new Letter(normal.substring(0, slash), normal.substring(slash + 1)).checked();
    }

    private static Letter plain(String text) {
        String upper = Faces.normal(LetterCase.upper(text));
        if (!Faces.isFace(text) || !Faces.isFace(upper)) {
            throw new IllegalArgumentException("a letter must have 1 to " + Faces.LONGEST
                    + " characters, letters, · or ' after the first, got '" + text + "'");
        }
        String lower = Faces.lower(upper);
        if (lower.isEmpty()) {
            throw new IllegalArgumentException("'" + text + "' has no lower case that can be read back: write the face"
                    + " of its blank after a slash, such as İ/i, ẞ/ß or " + upper + "/" + upper + "'");
        }
        if (!text.equals(upper)
                && !text.equals(lower)
                && !LetterCase.lower(text).equals(lower)) {
            throw new IllegalArgumentException("'" + text + "' is not the lower case of " + upper
                    + ": write the upper case, a slash and the lower case, such as I/ı or ẞ/ß");
        }
        return new Letter(upper, lower);
    }

    private Letter checked() {
        for (String face : new String[] {upper, lower}) {
            if (!Faces.isFace(face)) {
                throw new IllegalArgumentException("a face must have 1 to " + Faces.LONGEST
                        + " characters, letters, · or ' after the first, got '" + face + "'");
            }
        }
        if (upper.equals(lower)) {
            throw new IllegalArgumentException(
                    "the faces of a tile and of its blank must differ, got '" + upper + "' for both");
        }
        return this;
    }

    /// Returns the letter as [#read] parses it.
    @Override
    public String toString() {
        return lower.equals(Faces.lower(upper)) ? upper : upper + "/" + lower;
    }
}
