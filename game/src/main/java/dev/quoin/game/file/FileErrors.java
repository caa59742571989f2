package dev.quoin.game.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/// Readable error messages about files.
public final class FileErrors {
    private FileErrors() {}

    /// Describes what went wrong with a file. Java's own message is often just the file's name.
    public static String describe(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "no such file: " + missing.getFile();
            case AccessDeniedException denied -> "permission denied: " + denied.getFile();
            case NotDirectoryException other -> "not a directory: " + other.getFile();
            case DirectoryNotEmptyException full -> "directory is not empty: " + full.getFile();
            case FileSystemException other when other.getReason() != null -> other.getFile() + ": " + other.getReason();
            case CharacterCodingException coding -> "the text is not UTF-8";
            default -> e.getMessage() == null ? e.toString() : e.getMessage();
        };
    }
}
